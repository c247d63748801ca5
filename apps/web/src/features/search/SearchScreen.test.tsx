import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type FakeHandlers, fakeApi, neverResponds, rejection } from '../../testing/fakeApi.ts';
import { foundEverything, foundGroups } from '../../testing/found.ts';
import { renderApp } from '../../testing/renderApp.tsx';

const open = (path: string, changes: FakeHandlers = {}) => {
  const server = fakeApi({ searchClub: () => foundEverything, ...changes });
  const app = renderApp(path);
  const address = () => app.router.state.location.pathname + app.router.state.location.search;
  const texts = () => server.calls('searchClub').map(({ query }) => query.text);
  return { ...server, ...app, address, texts };
};
const findField = () => screen.findByRole<HTMLInputElement>('searchbox');
const findStatus = async (text: string) => {
  const status = (await screen.findByText(text)).closest<HTMLElement>('[role=status]');
  if (status === null) throw new Error(`"${text}" is not announced.`);
  return status;
};
const openBenefits = async (changes: FakeHandlers = {}) => {
  const app = open('/member-benefits', changes);
  await screen.findByRole('heading', { level: 1, name: 'Member Benefits' });
  return app;
};

test('web/search-1: what is found is listed by kind, with its picture, and links to its page', async () => {
  open('/search?text=tea');
  const headings = await screen.findAllByRole('heading', { level: 2 });
  expect(headings.map(({ textContent }) => textContent)).toEqual([
    'Benefits',
    'Events',
    'Destinations',
    'Vendors',
    'Gift Guides',
    'Gifts',
    'Your Requests',
  ]);
  const paths = ['member-benefits', 'events', 'destination-guides', 'vendors', 'vendors'];
  const main = within(screen.getByRole('main'));
  const ids = foundGroups.flatMap(({ items }) => items.map(({ id }) => id));
  expect(main.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
    [...paths, 'gift-guides', 'gift-guides/products', 'requests'].map(
      (path, index) => `/${path}/${ids[index]!}`,
    ),
  );
  const vendors = within(main.getByRole('region', { name: 'Vendors' }));
  const [withPicture, withoutPicture] = vendors.getAllByRole('article');
  expect(withPicture!.querySelector('img')).not.toBeNull();
  within(withPicture!).getByText('Restaurants, Lisbon');
  expect(withoutPicture!.querySelector('img')).toBeNull();
  const [initial] = foundGroups[3]!.items[1]!.title;
  within(withoutPicture!).getByText(initial!);
});

test('web/search-2: the search begins after a pause, from two characters on, without history', async () => {
  const { user, address, texts, router } = open('/search');
  await user.type(await findField(), 't');
  await waitFor(() => expect(address()).toBe('/search?text=t'));
  expect(texts()).toEqual([]);
  await user.type(await findField(), 'ea house ');
  await waitFor(() => expect(address()).toBe('/search?text=tea+house'));
  await waitFor(() => expect(texts()).toEqual(['tea house']));
  expect((await findField()).value).toBe('tea house ');
  await screen.findByRole('region', { name: 'Vendors' });
  await user.clear(await findField());
  await waitFor(() => expect(address()).toBe('/search'));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Vendors' })).toBeNull());
  expect(router.state.historyAction).toBe('REPLACE');
});

test('web/search-2: Enter searches at once, and the text of an address is as long as the server allows', async () => {
  const { user, texts } = open(`/search?text=${'x'.repeat(5000)}`);
  await waitFor(() => expect(texts()).toHaveLength(1));
  expect(texts()[0]).toMatch(/^x+$/);
  const field = await findField();
  await user.clear(field);
  await user.type(field, 'tea{Enter}');
  await waitFor(() => expect(texts()).toContain('tea'));
});

test('web/search-2: Back finds the same again', async () => {
  const { user, router } = open('/search?text=tea');
  await user.click(await screen.findByRole('link', { name: foundGroups[0]!.items[0]!.title }));
  await waitFor(() => expect(screen.queryByRole('searchbox')).toBeNull());
  await act(() => router.navigate(-1));
  expect((await findField()).value).toBe('tea');
  await screen.findByRole('region', { name: 'Vendors' });
});

test('web/search-2: another address while the page is open has its own text', async () => {
  const { router } = open('/search?text=tea');
  await findField();
  await act(() => router.navigate('/search?text=coffee'));
  expect((await findField()).value).toBe('coffee');
});

test('web/search-3: a kind of a newer server is left out', async () => {
  const item = foundGroups[0]!.items[0]!;
  open('/search?text=tea', {
    searchClub: () => ({
      groups: [...foundGroups.slice(0, 1), { kind: 'yacht', items: [item, item] }],
      isApproximate: false,
    }),
  });
  await findStatus('1 result');
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1);
});

test('web/search-4: what only comes close is called so', async () => {
  open('/search?text=lisbno', {
    searchClub: () => ({ groups: foundGroups, isApproximate: true }),
  });
  await findStatus('Nothing has these words. This comes close.');
});

test('web/search-5, web/search-7: nothing found is announced, and the member can ask the concierge', async () => {
  const { user } = open('/search?text=xylophone', {
    searchClub: () => ({ groups: [], isApproximate: false }),
  });
  const found = within(await findStatus('Nothing found'));
  await user.click(found.getByRole('button', { name: 'Submit a Request' }));
  await screen.findByRole('dialog', { name: 'Submit a Request' });
});

test('web/search-6: searching shows what was found before', async () => {
  const { user } = open('/search?text=tea', {
    searchClub: ({ query: { text } }) => (text === 'tea' ? foundEverything : neverResponds()),
  });
  await screen.findByRole('region', { name: 'Vendors' });
  await user.type(await findField(), ' house{Enter}');
  await screen.findByRole('region', { name: 'Vendors' });
});

test('web/search-6: the first search says that it searches', async () => {
  open('/search?text=tea', { searchClub: neverResponds });
  await screen.findByText('Searching');
});

test('web/search-6: a search that fails can be tried again', async () => {
  let isDown = true;
  const { user } = open('/search?text=tea', {
    searchClub: () => (isDown ? rejection(400, 'Not today.') : foundEverything),
  });
  await screen.findByText('Not today.');
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByRole('region', { name: 'Vendors' });
});

test('web/search-7: the number of results is announced', async () => {
  const { user } = open('/search');
  const field = await findField();
  // A region that appears with its text is not announced.
  const [region] = within(screen.getByRole('main')).getAllByRole('status');
  await user.type(field, 'tea{Enter}');
  expect(await findStatus('8 results')).toBe(region);
});

test('web/search-8, web/app/shell-2: the menu leads to the search, whose field has the focus', async () => {
  const { user } = await openBenefits();
  await user.click(screen.getByRole('link', { name: 'Search' }));
  const field = await findField();
  await waitFor(() => expect(document.activeElement).toBe(field));
  screen.getByRole('link', { name: 'Search', current: 'page' });
});

test('web/search-8: the key / opens the search, and leads back to its field', async () => {
  const { user, address } = await openBenefits();
  await user.keyboard('/');
  const field = await findField();
  await waitFor(() => expect(document.activeElement).toBe(field));
  await user.keyboard('a/b');
  expect(field.value).toBe('a/b');
  act(() => field.blur());
  await user.keyboard('/');
  expect(document.activeElement).toBe(field);
  expect(field.value).toBe('a/b');
  await waitFor(() => expect(address()).toBe('/search?text=a%2Fb'));
});

test('web/search-8: the key / does nothing in a dialog, and with another key', async () => {
  const { user, address } = await openBenefits();
  await user.keyboard('{Control>}/{/Control}');
  await user.click(screen.getByRole('button', { name: 'Open menu' }));
  await screen.findByRole('dialog', { name: 'Menu' });
  await user.keyboard('/');
  expect(address()).toBe('/member-benefits');
});

test('web/search-8: the key / does nothing for a visitor', async () => {
  fakeApi();
  const path = `/member-benefits/${foundGroups[0]!.items[0]!.id}?ref=member-2`;
  const { user, router } = renderApp(path, { signedIn: false });
  await screen.findByRole('heading', { level: 1 });
  await user.keyboard('/');
  expect(router.state.location.pathname + router.state.location.search).toBe(path);
});

test('web/search-8: an address does not move the focus', async () => {
  open('/search?text=tea');
  await screen.findByRole('region', { name: 'Vendors' });
  expect(document.activeElement).toBe(document.body);
});

test('web/search-9: the key / is turned off for the browser', async () => {
  const { user } = open('/search');
  const key = () => screen.findByRole<HTMLInputElement>('checkbox', { name: /with the \/ key$/ });
  await user.click(await key());
  await user.click(screen.getByRole('button', { name: 'Sign Out', hidden: true }));
  await screen.findByLabelText(/Email/);
  cleanup();
  const app = await openBenefits();
  await app.user.keyboard('/');
  expect(app.address()).toBe('/member-benefits');
  await app.user.click(screen.getByRole('link', { name: 'Search' }));
  expect((await key()).checked).toBe(false);
  await app.user.click(await key());
  await act(() => app.router.navigate('/member-benefits'));
  await screen.findByRole('heading', { level: 1, name: 'Member Benefits' });
  await app.user.keyboard('/');
  await findField();
});
