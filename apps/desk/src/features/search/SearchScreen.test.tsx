import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeDesk, type FakeHandlers } from '../../testing/fakeDesk.ts';
import { foundEverything, foundNothing } from '../../testing/found.ts';
import { concierge, editor } from '../../testing/people.ts';
import { renderDesk } from '../../testing/renderDesk.tsx';

async function openSearch(path = '/search', handlers: FakeHandlers = {}) {
  const desk = fakeDesk({ searchEverything: () => foundEverything, ...handlers });
  const rendered = renderDesk(path);
  await screen.findByRole('heading', { level: 1, name: 'Search' });
  const texts = () =>
    desk.received
      .filter(({ name }) => name === 'searchEverything')
      .map(({ url }) => url.searchParams.get('text'));
  return { ...rendered, texts };
}
const field = () => screen.getByRole<HTMLInputElement>('searchbox');
const findRegion = async (name: string) => within(await screen.findByRole('region', { name }));
const pathsIn = (region: Awaited<ReturnType<typeof findRegion>>) =>
  region.getAllByRole('link').map((link) => link.getAttribute('href'));

test('desk/search-1: what is found is listed by kind with its state and leads to its page', async () => {
  await openSearch('/search?text=summer');
  await findRegion('Requests');
  const headings = screen.getAllByRole('heading', { level: 2 });
  expect(headings.map(({ textContent }) => textContent)).toEqual([
    'Requests',
    'Members',
    'Events',
    'Pictures',
    'Staff',
  ]);
  const requests = await findRegion('Requests');
  requests.getByText('RQ-5H3N8V, Grace Okafor');
  expect(pathsIn(requests)).toContain('/desk/requests/r1');
  const members = await findRegion('Members');
  members.getByText('Invited');
  expect(pathsIn(members)).toContain('/desk/members/m2');
  const events = await findRegion('Events');
  for (const state of ['New draft', 'Published', 'Hidden']) events.getByText(state);
  expect(pathsIn(events)).toContain('/desk/content/event/e1');
  const [draft] = events.getAllByRole('article');
  expect(draft?.querySelector('img')).toBeNull();
  events.getByAltText('The coast');
  const pictures = await findRegion('Pictures');
  pictures.getByText('No alternative text');
  expect(pathsIn(pictures)).toContain('/desk/pictures?search=terrace.jpg');
  expect(pathsIn(await findRegion('Staff'))).toContain('/desk/staff');
});

test('desk/search-2: the search begins after a pause, from two characters on, without history', async () => {
  const { user, router, texts } = await openSearch();
  await user.type(field(), 's');
  await waitFor(() => expect(router.state.location.search).toBe('?text=s'));
  expect(texts()).toEqual([]);
  await user.type(field(), 'ummer ball ');
  await waitFor(() => expect(texts()).toEqual(['summer ball']));
  expect(router.state.historyAction).toBe('REPLACE');
  await user.clear(field());
  await user.type(field(), 'lake{Enter}');
  await waitFor(() => expect(texts()).toEqual(['summer ball', 'lake']));
  await act(() => router.navigate('/search?text=coffee'));
  expect(field().value).toBe('coffee');
});

test('desk/search-3: a kind with more leads to the search of its list', async () => {
  await openSearch('/search?text=summer+ball');
  const more = async (name: string) =>
    (await findRegion(name)).getByRole('link', { name: `More ${name}` }).getAttribute('href');
  expect(await more('Requests')).toBe('/desk/requests?search=summer+ball');
  expect(await more('Members')).toBe('/desk/members?search=summer+ball');
  expect(await more('Events')).toBe('/desk/content/event?text=summer+ball');
  expect(await more('Pictures')).toBe('/desk/pictures?search=summer+ball');
});

test('desk/search-3: without more there is no such link, and an unknown kind is left out', async () => {
  const [events] = foundEverything.contents;
  await openSearch('/search?text=summer', {
    searchEverything: () => ({
      ...foundNothing,
      contents: [
        { ...events!, hasMore: false },
        { ...events!, kind: 'yacht' },
      ],
    }),
  });
  await findRegion('Events');
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1);
  expect(screen.queryByRole('link', { name: /^More/ })).toBeNull();
  expect((await screen.findByText('3 results')).closest('[role=status]')).not.toBeNull();
});

test('desk/search-4: what only comes close is called so', async () => {
  await openSearch('/search?text=sumemr', {
    searchEverything: () => ({ ...foundEverything, isApproximate: true }),
  });
  await screen.findByText('Nothing has these words. This comes close.');
});

test('desk/search-4: a search that finds nothing says so', async () => {
  await openSearch('/search?text=xylophone', { searchEverything: () => foundNothing });
  const said = await screen.findByText('Nothing was found.');
  expect(said.closest('[role=status]')).not.toBeNull();
});

test('desk/search-5: the arrow keys go through what is found, and back to the field', async () => {
  const { user } = await openSearch('/search?text=summer');
  await findRegion('Requests');
  await user.click(field());
  await user.keyboard('{ArrowUp}');
  expect(document.activeElement).toBe(field());
  const links = within(screen.getByRole('main')).getAllByRole('link');
  for (const link of links.slice(0, 4)) {
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(link);
  }
  await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}');
  expect(document.activeElement).toBe(field());
  links.at(-1)!.focus();
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(links.at(-1));
});

test('desk/search-6, desk/search-8: Ctrl with K opens the command menu from a page, also while something is typed', async () => {
  fakeDesk({ searchEverything: () => foundEverything });
  const { user, path } = renderDesk('/members');
  await screen.findByRole('table', { name: 'Members' });
  await user.click(screen.getByRole('searchbox'));
  await user.keyboard('k{Control>}k{/Control}');
  const commands = await screen.findByRole('combobox', { name: 'Go to, search or do' });
  await user.type(commands, 'change req{Enter}');
  await waitFor(() => expect(path()).toBe('/change-requests'));
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await screen.findByRole('combobox'), 'summer');
  const found = await screen.findByRole('option', { name: /^Summer ball/ });
  await user.click(found);
  await waitFor(() => expect(path()).not.toBe('/change-requests'));
});

test('desk/search-9: beside an open request the command menu has its moves', async () => {
  fakeDesk();
  const { user } = renderDesk('/requests/r1');
  await screen.findByRole('list', { name: 'Thread' });
  await user.keyboard('{Control>}k{/Control}');
  await user.type(
    await screen.findByRole('combobox', { name: 'Go to, search or do' }),
    'snooze{Enter}',
  );
  await screen.findByRole('dialog', { name: 'Put Aside Until' });
});

test('desk/search-6: the keys do nothing while a dialog is open, nor with other keys', async () => {
  fakeDesk();
  const { user, path } = renderDesk('/members');
  await screen.findByRole('table', { name: 'Members' });
  await user.keyboard('{Control>}{Shift>}k{/Shift}{/Control}{Alt>}k{/Alt}k');
  await user.click(screen.getByRole('button', { name: 'Invite a Member' }));
  await screen.findByRole('dialog');
  await user.keyboard('{Control>}k{/Control}');
  expect(path()).toBe('/members');
});

test.each([
  ['a concierge', concierge, 'Finds requests and members from two letters on.'],
  ['an editor', editor, 'Finds content and pictures from two letters on.'],
])(
  'desk/search-6, desk/search-7: %s has the search in the menu, and reads what it finds',
  async (_, me, hint) => {
    await openSearch('/search', { getMe: () => me });
    screen.getByText(hint, { exact: false });
    const menu = within(screen.getByRole('navigation', { name: 'Main' }));
    expect(menu.getByRole('link', { name: 'Search' }).getAttribute('aria-current')).toBe('page');
  },
);
