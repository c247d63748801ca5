import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { contentItems } from '../../testing/content.ts';
import { fakeDesk, type FakeHandlers, rejection } from '../../testing/fakeDesk.ts';
import { concierge, editor } from '../../testing/people.ts';
import { renderDesk } from '../../testing/renderDesk.tsx';

const page = { items: contentItems, totalCount: 120 };

async function openEvents(handlers: FakeHandlers = {}, path = '/content/event') {
  const desk = fakeDesk({ listContent: () => page, ...handlers });
  const rendered = renderDesk(path);
  await screen.findByRole('table', { name: 'Items' });
  const queries = () =>
    desk.received.filter(({ name }) => name === 'listContent').map(({ url }) => url.search);
  return { ...rendered, desk, queries };
}

test('desk/content-1: an editor opens the events from the menu, with their states', async () => {
  fakeDesk({ getMe: () => editor, listContent: () => page });
  const { user, path } = renderDesk('/');
  await user.click(await screen.findByRole('link', { name: 'Events' }));
  await screen.findByRole('heading', { level: 1, name: 'Events' });
  expect(path()).toBe('/content/event');
  const table = within(await screen.findByRole('table', { name: 'Items' }));
  const stateOf = (name: string) => table.getByRole('row', { name: new RegExp(name) }).textContent;
  expect(stateOf('Winter concert')).toContain('New draft');
  expect(stateOf('Wine tasting')).toContain('Changed draft');
  expect(stateOf('Private viewing')).toContain('Goes live');
  expect(stateOf('Regatta')).toContain('Hidden');
  expect(stateOf('Opening night')).toContain('Vendor is hidden from members.');
  expect(table.getByRole('link', { name: 'Summer ball' }).getAttribute('href')).toBe(
    '/desk/content/event/e1',
  );
});

test('desk/content-1, desk/app-6: a concierge has no studio', async () => {
  const desk = fakeDesk({ getMe: () => concierge });
  renderDesk('/content/event');
  await screen.findByRole('heading', { level: 1, name: 'There is nothing for you here.' });
  expect(screen.queryByRole('link', { name: 'Content' })).toBeNull();
  expect(desk.names()).not.toContain('listContent');
});

test('desk/content-1: an unknown kind has no page', async () => {
  fakeDesk();
  renderDesk('/content/menu');
  await screen.findByRole('heading', { level: 1, name: 'There is nothing for you here.' });
});

test('desk/content-2: search, state and page are in the URL', async () => {
  const { user, router, queries } = await openEvents();
  await user.type(screen.getByLabelText('Search'), 'ball');
  await waitFor(() => expect(router.state.location.search).toBe('?text=ball'));
  await waitFor(() => expect(queries().at(-1)).toBe('?text=ball'));
  await user.click(await screen.findByRole('button', { name: 'Hidden' }));
  await waitFor(() => expect(router.state.location.search).toBe('?state=hidden&text=ball'));
  await waitFor(() => expect(queries().at(-1)).toBe('?state=hidden&text=ball'));
  await user.click(await screen.findByRole('button', { name: 'Next Page' }));
  await waitFor(() => expect(router.state.location.search).toBe('?state=hidden&text=ball&page=2'));
  await waitFor(() => expect(queries().at(-1)).toBe('?state=hidden&text=ball&page=2'));
  expect(screen.getByText('Page 2 of 3, 120 in all')).toBeTruthy();
});

test('desk/content-3: several are published at once, and what was refused says why and stays chosen', async () => {
  const refused = [{ id: 'e2', title: 'Wine tasting', message: 'Begins is required.' }];
  const { user, desk } = await openEvents({
    changeManyContents: () => ({ done: ['e9'], refused }),
  });
  await user.click(screen.getByRole('checkbox', { name: 'Choose Winter concert' }));
  await user.click(screen.getByRole('checkbox', { name: 'Choose Wine tasting' }));
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('1 item was changed.');
  expect(alert.textContent).toContain('Wine tasting: Begins is required.');
  const sent = desk.received.find(({ name }) => name === 'changeManyContents');
  expect(sent?.body).toEqual({ action: 'publish', ids: ['e9', 'e2'] });
  expect(
    screen.getByRole<HTMLInputElement>('checkbox', { name: 'Choose Wine tasting' }).checked,
  ).toBe(true);
  expect(
    screen.getByRole<HTMLInputElement>('checkbox', { name: 'Choose Winter concert' }).checked,
  ).toBe(false);
});

test('desk/content-3: a change that was not made at all says why, and the choice stays', async () => {
  const { user } = await openEvents({
    changeManyContents: () => rejection(503, 'The club does not respond now.'),
  });
  await user.click(screen.getByRole('checkbox', { name: 'Choose Regatta' }));
  await user.click(screen.getByRole('button', { name: 'Show' }));
  await screen.findByText('The club does not respond now.');
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Choose Regatta' }).checked).toBe(
    true,
  );
});

test('desk/content-4: benefits are put in an order, and events are not', async () => {
  const items = [
    { ...contentItems[0]!, id: 'b1', title: 'Spa day' },
    { ...contentItems[0]!, id: 'b2', title: 'Upgrade' },
  ];
  const { user, desk } = await openEvents(
    { listContent: () => ({ items, totalCount: 2 }), orderContent: () => null },
    '/content/benefit',
  );
  await user.click(screen.getByRole('button', { name: 'Change Order' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Order of Benefits' }));
  await user.click(await dialog.findByRole('button', { name: 'Move Upgrade, 2 of 2' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Move up' }));
  await user.click(dialog.getByRole('button', { name: 'Save Order' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const sent = desk.received.find(({ name }) => name === 'orderContent');
  expect(sent?.body).toEqual({ ids: ['b2', 'b1'] });
  await user.click(screen.getByRole('link', { name: 'Events' }));
  await screen.findByRole('heading', { level: 1, name: 'Events' });
  expect(screen.queryByRole('button', { name: 'Change Order' })).toBeNull();
});

test('desk/content-2: an empty list says whether a state or words found nothing, or there is none yet', async () => {
  const texts = [
    ['/content/event', 'There are no events yet.'],
    ['/content/event?state=hidden', 'No event fits.'],
    ['/content/event?text=regatta', 'No event fits.'],
  ] as const;
  for (const [path, text] of texts) {
    fakeDesk({ listContent: () => ({ items: [], totalCount: 0 }) });
    renderDesk(path);
    await screen.findByText(text);
    cleanup();
  }
});

test('desk/content-2: the first page has no previous one, and the last no next one', async () => {
  await openEvents();
  expect(await screen.findByRole('button', { name: 'Next Page' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Previous Page' })).toBeNull();
  const last = screen.getByText(/^Page 1 of/).textContent.match(/of (\d+)/)?.[1];
  cleanup();
  await openEvents({}, `/content/event?page=${last}`);
  expect(await screen.findByRole('button', { name: 'Previous Page' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Next Page' })).toBeNull();
});
