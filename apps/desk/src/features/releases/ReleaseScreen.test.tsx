import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeDesk, type FakeHandlers, rejection } from '../../testing/fakeDesk.ts';
import { editor } from '../../testing/people.ts';
import {
  changedRelease,
  incompleteRelease,
  publishedRelease,
  release,
  releases,
  revertedRelease,
} from '../../testing/releases.ts';
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

test('desk/releases-3: what keeps it from being published is listed with its item, and a draft is taken out', async () => {
  const { user, desk, bodies } = await open('/releases/r1', {
    getRelease: () => incompleteRelease,
    chooseRelease: () => rejection(404, 'There is no draft', 'not_found'),
  });
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Casa Aurea: Type is required.');
  expect(within(alert).getByRole('link', { name: 'Casa Aurea' }).getAttribute('href')).toBe(
    '/desk/content/vendor/v1',
  );
  const publish = screen.getByRole<HTMLButtonElement>('button', { name: 'Publish All' });
  expect(publish.disabled).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Take Out Summer ball' }));
  await screen.findByText('There is no draft');
  expect(bodies('chooseRelease')).toEqual([{ releaseId: null }]);
  expect(desk.received.find(({ name }) => name === 'chooseRelease')?.params).toMatchObject({
    kind: 'event',
    id: 'e1',
  });
});

test('desk/releases-4: it is published as it was seen, with a line to who is registered', async () => {
  const { user, bodies } = await open('/releases/r1', { publishRelease: () => publishedRelease });
  await user.click(await screen.findByRole('button', { name: 'Publish All' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Publish “Summer season”' }));
  expect(dialog.getByText(/12 members are registered/)).toBeTruthy();
  await user.type(dialog.getByLabelText(/A line to them/), 'On the lawn.');
  await user.click(dialog.getByRole('button', { name: 'Publish All' }));
  await screen.findByRole('table', { name: 'Published items' });
  expect(bodies('publishRelease')).toEqual([
    {
      version: 1,
      drafts: [
        { kind: 'vendor', id: 'v1', version: 1 },
        { kind: 'event', id: 'e1', version: 3 },
      ],
      words: [{ kind: 'event', id: 'e1', text: 'On the lawn.' }],
    },
  ]);
});

test('desk/releases-4: what was refused is on the page, and nothing is published', async () => {
  const { user } = await open('/releases/r1', { publishRelease: () => incompleteRelease });
  await user.click(await screen.findByRole('button', { name: 'Publish All' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Publish All' }));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Casa Aurea: Type is required.');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('desk/releases-5: it is scheduled in the time zone of the club, or that is taken back', async () => {
  let current = release;
  const { user, bodies } = await open('/releases/r1', {
    getRelease: () => current,
    scheduleRelease: ({ body }) => {
      const { publishAt } = body;
      return (current = { ...release, version: 2, publishAt });
    },
  });
  await openMore(user, 'Schedule');
  const dialog = within(await screen.findByRole('dialog', { name: 'Schedule “Summer season”' }));
  expect(dialog.getByText("In the club's time zone, Europe/Paris.")).toBeTruthy();
  const day = dialog.getByLabelText(/^Date/);
  await user.clear(day);
  await user.type(day, '2030-03-31');
  const time = dialog.getByLabelText(/^Time/);
  await user.clear(time);
  await user.type(time, '02:30');
  const submit = dialog.getByRole<HTMLButtonElement>('button', { name: 'Schedule' });
  expect(submit.disabled).toBe(true);
  await user.clear(time);
  await user.type(time, '09:00');
  await user.click(submit);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await openMore(user, 'Change Schedule');
  await user.click(await screen.findByRole('button', { name: 'Take the Schedule Back' }));
  await waitFor(() => expect(bodies('scheduleRelease')).toHaveLength(2));
  expect(bodies('scheduleRelease')).toEqual([
    { version: 1, publishAt: '2030-03-31T07:00:00.000Z' },
    { version: 2, publishAt: null },
  ]);
});

test('desk/releases-6: a published release lists its items with their editors', async () => {
  await open('/releases/r1', { getRelease: () => publishedRelease });
  const table = within(await screen.findByRole('table', { name: 'Published items' }));
  expect(table.getByRole('link', { name: 'Summer ball' }).getAttribute('href')).toBe(
    '/desk/content/event/e1',
  );
  expect(screen.queryByRole('button', { name: 'Publish All' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'More' })).toBeNull();
});

test('desk/releases-7: a published release is taken back after a question, with a line to who is registered', async () => {
  const { user, bodies } = await open('/releases/r1', {
    getRelease: () => publishedRelease,
    revertRelease: () => revertedRelease,
  });
  await user.click(await screen.findByRole('button', { name: 'Take Back' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Take “Summer season” back?' }));
  expect(dialog.getByText('1 item will be as before.')).toBeTruthy();
  expect(dialog.getByText(/1 item came with it, and will be hidden/)).toBeTruthy();
  await user.type(dialog.getByLabelText(/A line to them/), 'A mistake.');
  await user.click(dialog.getByRole('button', { name: 'Take Back' }));
  await screen.findByText(/^Taken back/);
  expect(screen.queryByRole('button', { name: 'Take Back' })).toBeNull();
  expect(bodies('revertRelease')).toEqual([
    { version: 2, words: [{ kind: 'event', id: 'e1', text: 'A mistake.' }] },
  ]);
});

test('desk/releases-7: what was changed meanwhile is said, and a release with changed items is not offered', async () => {
  let current = publishedRelease;
  const message = 'Changed since it was published: “Summer ball”. Nothing was taken back.';
  const { user } = await open('/releases/r1', {
    getRelease: () => current,
    revertRelease: () => {
      current = changedRelease;
      return rejection(409, message, 'changed_meanwhile');
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Take Back' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Take Back' }));
  expect((await dialog.findByRole('alert')).textContent).toContain(message);
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  const row = await screen.findByRole('row', { name: /Summer ball/ });
  await waitFor(() => expect(row.textContent).toContain('Changed since'));
  expect(screen.queryByRole('button', { name: 'Take Back' })).toBeNull();
});

test('desk/releases-6: a release that does not exist says so', async () => {
  await open('/releases/gone', {
    getRelease: () => rejection(404, 'Release not found', 'not_found'),
  });
  await screen.findByText('There is no such release.');
});
