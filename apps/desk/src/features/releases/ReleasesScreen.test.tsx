import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeDesk, type FakeHandlers } from '../../testing/fakeDesk.ts';
import { concierge, editor } from '../../testing/people.ts';
import { release, releases } from '../../testing/releases.ts';
import { renderDesk } from '../../testing/renderDesk.tsx';

async function open(path: string, handlers: FakeHandlers = {}) {
  const desk = fakeDesk({
    getMe: () => editor,
    listReleases: () => releases,
    getRelease: () => release,
    ...handlers,
  });
  const rendered = renderDesk(path);
  await screen.findByRole('heading', { level: 1 });
  const bodies = (name: string) =>
    desk.received.filter((call) => call.name === name).map(({ body }) => body);
  return { ...rendered, desk, bodies };
}

const openMore = async (user: ReturnType<typeof renderDesk>['user'], item: string) => {
  await user.click(await screen.findByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
};

test('desk/releases-1: an editor opens the releases from the menu, with their times and issues', async () => {
  const { user, path } = await open('/releases');
  await user.click(screen.getByRole('link', { name: 'Releases' }));
  expect(path()).toBe('/releases');
  const table = within(await screen.findByRole('table', { name: 'Releases' }));
  const textOf = (name: RegExp) => table.getByRole('row', { name }).textContent;
  expect(textOf(/Winter/)).toContain('Goes live');
  expect(textOf(/Lisbon/)).toContain('Quinta do Mar: Type is required.');
  expect(textOf(/Spring/)).toContain('Published');
  expect(table.getByRole('link', { name: 'Winter' }).getAttribute('href')).toBe(
    '/desk/releases/r2',
  );
});

test('desk/releases-1, desk/app-6: a concierge has no releases', async () => {
  const { desk } = await open('/releases', { getMe: () => concierge });
  await screen.findByRole('heading', { level: 1, name: 'There is nothing for you here.' });
  expect(screen.queryByRole('link', { name: 'Releases' })).toBeNull();
  expect(desk.names()).not.toContain('listReleases');
});

test('desk/releases-2: a release is added and opened, renamed, and deleted after a question', async () => {
  const { user, path, bodies, desk } = await open('/releases', {
    addRelease: () => release,
    renameRelease: () => ({ ...release, title: 'Winter', version: 2 }),
    deleteRelease: () => null,
  });
  await user.click(await screen.findByRole('button', { name: 'New Release' }));
  const adding = within(await screen.findByRole('dialog', { name: 'New Release' }));
  await user.type(adding.getByLabelText(/^Title/), 'Summer season');
  await user.click(adding.getByRole('button', { name: 'Add Release' }));
  await screen.findByRole('heading', { level: 1, name: 'Summer season' });
  expect(path()).toBe('/releases/r1');
  expect(bodies('addRelease')).toEqual([{ title: 'Summer season' }]);
  await openMore(user, 'Rename');
  const renaming = within(await screen.findByRole('dialog', { name: 'Rename Release' }));
  await user.clear(renaming.getByLabelText(/^Title/));
  await user.type(renaming.getByLabelText(/^Title/), 'Winter');
  await user.click(renaming.getByRole('button', { name: 'Save Title' }));
  await screen.findByRole('heading', { level: 1, name: 'Winter' });
  expect(bodies('renameRelease')).toEqual([{ title: 'Winter', version: 1 }]);
  await openMore(user, 'Delete Release');
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText('Its drafts stay, each for itself.')).toBeTruthy();
  await user.click(question.getByRole('button', { name: 'Delete Release' }));
  await waitFor(() => expect(path()).toBe('/releases'));
  const sent = desk.received.find(({ name }) => name === 'deleteRelease');
  expect(sent?.url.search).toBe('?version=2');
});
