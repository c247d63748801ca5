import { SESSION_KEY } from '@parlour/core';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { SAVED_ITEMS_KEY } from '../../app/session/storageKeys.ts';
import { club, signIn } from '../../testing/club.ts';
import { fakeApi, rejection } from '../../testing/fakeApi.ts';
import { idlePage } from '../../testing/idlePage.ts';
import { renderApp } from '../../testing/renderApp.tsx';
import { savedItems } from '../../testing/saved.ts';

const [vendorItem, , benefitItem, , , goneItem] = savedItems;
const [benefit] = club.benefits;
const benefitPath = `/member-benefits/${benefit!.id}`;
const heartOf = (name: string) => screen.findByRole('button', { name: `Save ${name}` });
const isPressed = (heart: HTMLElement) => heart.getAttribute('aria-pressed');
const stored = () => localStorage.getItem(SAVED_ITEMS_KEY);

beforeEach(() => {
  localStorage.clear();
  idlePage();
});

test('web/saved-1, web/saved-2: a press on a page saves, another removes', async () => {
  const { calls } = fakeApi();
  const { user } = renderApp(benefitPath);
  const heart = await heartOf(benefit!.title);
  await waitFor(() => expect(calls('listSaved')).toHaveLength(1));
  expect(isPressed(heart)).toBe('false');
  await user.click(heart);
  expect(isPressed(heart)).toBe('true');
  await waitFor(() => expect(calls('saveItem')).toHaveLength(1));
  expect(calls('saveItem')[0]?.params).toEqual({ kind: 'benefit', id: benefit!.id });
  await user.click(heart);
  expect(isPressed(heart)).toBe('false');
  await waitFor(() => expect(calls('unsaveItem')).toHaveLength(1));
});

test('web/saved-1: cards have hearts beside their links, by keyboard too', async () => {
  const { calls } = fakeApi();
  const { user } = renderApp('/member-benefits');
  const heart = await heartOf(benefit!.title);
  expect(heart.closest('a')).toBeNull();
  act(() => heart.focus());
  await user.keyboard(' ');
  expect(isPressed(heart)).toBe('true');
  await waitFor(() => expect(calls('saveItem')).toHaveLength(1));
});

test('web/saved-1: a visitor and staff who look as the member have no heart, and call nothing', async () => {
  const { calls } = fakeApi();
  renderApp(`${benefitPath}?ref=member-2`, { signedIn: false });
  await screen.findByRole('heading', { level: 1, name: benefit!.title });
  expect(screen.queryByRole('button', { name: /^Save / })).toBeNull();
  expect(calls('listSaved')).toEqual([]);
});

test('web/saved-1, web/saved-4: a view as member says that it shows nothing, and calls nothing', async () => {
  const { calls } = fakeApi();
  renderApp('/saved', { isMemberView: true });
  await screen.findByText('Saved items are not shown while you look as a member.');
  expect(calls('listSaved')).toEqual([]);
});

test('web/saved-2: what the club refuses is taken back, in its own words', async () => {
  const message = 'You can save at most 500 things. Please remove one first.';
  fakeApi({ saveItem: () => rejection(400, message) });
  const { user } = renderApp(benefitPath);
  const heart = await heartOf(benefit!.title);
  await user.click(heart);
  await screen.findByText(message);
  expect(isPressed(heart)).toBe('false');
  expect(JSON.parse(stored() ?? '{}')).toMatchObject({ changes: [] });
});

test('web/saved-3, web/saved-5: what can’t be sent waits, shows on the page, and is sent when the network is back', async () => {
  let isDown = true;
  const { calls } = fakeApi({
    saveItem: () => (isDown ? rejection(503, 'Away.') : { isSaved: true }),
    listSaved: () => (isDown ? rejection(503, 'Away.') : savedItems.slice(0, 1)),
  });
  const { user, router } = renderApp(benefitPath);
  const heart = await heartOf(benefit!.title);
  await user.click(heart);
  expect(isPressed(heart)).toBe('true');
  await waitFor(() => expect(calls('saveItem').length).toBeGreaterThan(0));
  await act(() => router.navigate('/saved'));
  await screen.findByText('Your latest changes have not reached the club yet.');
  const section = await screen.findByRole('region', { name: 'Benefits' });
  within(section).getByRole('link', { name: benefit!.title });
  expect(JSON.parse(stored() ?? '{}').changes).toHaveLength(1);
  isDown = false;
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() =>
    expect(screen.queryByText('Your latest changes have not reached the club yet.')).toBeNull(),
  );
  expect(JSON.parse(stored() ?? '{}').changes).toEqual([]);
  within(section).getByRole('link', { name: benefit!.title });
}, 30_000);

test('web/saved-4: the list shows kinds, notes as text, days and what is not offered any more', async () => {
  fakeApi({ listSaved: () => [...savedItems, { ...vendorItem!, id: 'x', note: '<b>bold</b>' }] });
  renderApp('/saved');
  const vendors = await screen.findByRole('region', { name: 'Vendors' });
  expect(
    within(vendors)
      .getAllByRole('link', { name: vendorItem!.name })
      .map((link) => link.getAttribute('href'))[0],
  ).toBe(`/vendors/${vendorItem!.pageId}`);
  within(vendors).getByText(vendorItem!.note);
  within(vendors).getByText('<b>bold</b>');
  within(await screen.findByRole('region', { name: 'Benefits' })).getByText('Ends soon');
  within(await screen.findByRole('region', { name: 'Destinations' })).getByText('Offered again');
  const gone = await screen.findByRole('region', { name: 'No Longer Offered' });
  within(gone).getByRole('heading', { name: goneItem!.name });
  within(gone).getByText('No longer offered');
  expect(within(gone).queryByRole('link')).toBeNull();
  expect(within(gone).queryByRole('button', { name: /^Request This/ })).toBeNull();
});

test('web/saved-4: nothing saved says so and leads to the guides', async () => {
  fakeApi();
  renderApp('/saved');
  await screen.findByText('Nothing saved yet.');
  const link = screen.getByRole('link', { name: 'View Destination Guides' });
  expect(link.getAttribute('href')).toBe('/destination-guides');
});

test('web/saved-5: a failed list without anything known says so, and is tried again', async () => {
  let isDown = true;
  fakeApi({ listSaved: () => (isDown ? rejection(400, 'Not today.') : savedItems) });
  const { user } = renderApp('/saved');
  await screen.findByText('Not today.');
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByRole('link', { name: vendorItem!.name });
});

test('web/saved-5, web/saved-6: after a reload without network the known list stands', async () => {
  localStorage.setItem(
    SAVED_ITEMS_KEY,
    JSON.stringify({ memberId: signIn.user.id, items: savedItems, changes: [] }),
  );
  fakeApi({ listSaved: () => rejection(400, 'Not today.') });
  renderApp('/saved');
  await screen.findByRole('link', { name: vendorItem!.name });
  await screen.findByText('The latest could not be loaded. Cached data is shown.');
});

test.each([
  ['another member’s', JSON.stringify({ memberId: 'm9', items: savedItems, changes: [] })],
  ['broken', '{"memberId":'],
  ['of another shape', JSON.stringify({ memberId: signIn.user.id, items: [{}], changes: [{}] })],
])('web/saved-6: what is %s counts as nothing', async (_, text) => {
  localStorage.setItem(SAVED_ITEMS_KEY, text);
  const { calls } = fakeApi();
  renderApp('/saved');
  await screen.findByText('Nothing saved yet.');
  expect([...calls('saveItem'), ...calls('unsaveItem')]).toEqual([]);
});

test('web/saved-6: signing out drops the list and what waits', async () => {
  fakeApi({ saveItem: () => rejection(503, 'Away.') });
  const { user, session } = renderApp(benefitPath);
  await user.click(await heartOf(benefit!.title));
  await waitFor(() => expect(stored()).toContain(benefit!.id));
  act(() => session.send({ type: 'session.signedOut' }));
  expect(stored()).toBeNull();
  expect(localStorage.getItem(SESSION_KEY)).toBeNull();
});

test('web/saved-7: a removed item stays until the page is left, and comes back with its note', async () => {
  const { calls } = fakeApi({ listSaved: () => savedItems });
  const { user } = renderApp('/saved');
  const heart = await heartOf(vendorItem!.name);
  await user.click(heart);
  expect(isPressed(heart)).toBe('false');
  expect(document.activeElement).toBe(heart);
  await screen.findByText('Removed. It leaves the list with this page.');
  await user.click(heart);
  expect(isPressed(heart)).toBe('true');
  await waitFor(() => expect(calls('saveItem')).toHaveLength(1));
  expect(calls('saveItem')[0]?.body).toMatchObject({ note: vendorItem!.note });
});

test.each(['Undo', 'heart'])(
  'web/saved-7: what is removed on a page comes back with its note by %s',
  async (way) => {
    const noted = { ...benefitItem!, id: benefit!.id, note: 'For two' };
    const { calls } = fakeApi({ listSaved: () => [noted] });
    const { user } = renderApp(benefitPath);
    const heart = await heartOf(benefit!.title);
    await waitFor(() => expect(isPressed(heart)).toBe('true'));
    await user.click(heart);
    await screen.findByText(`Your note on ${benefit!.title} went with it.`);
    await user.click(way === 'heart' ? heart : screen.getByRole('button', { name: way }));
    expect(isPressed(heart)).toBe('true');
    await waitFor(() => expect(calls('saveItem')[0]?.body).toMatchObject({ note: 'For two' }));
    expect(screen.queryByText('Removed from Saved')).toBeNull();
  },
);

test('web/saved-7: what had no note is removed without a word', async () => {
  fakeApi({ listSaved: () => [{ ...benefitItem!, id: benefit!.id, note: '' }] });
  const { user } = renderApp(benefitPath);
  const heart = await heartOf(benefit!.title);
  await waitFor(() => expect(isPressed(heart)).toBe('true'));
  await user.click(heart);
  expect(isPressed(heart)).toBe('false');
  expect(screen.queryByText('Removed from Saved')).toBeNull();
});

test('web/saved-8: a note is written by keyboard, its limit is said, and Escape leaves it', async () => {
  const { calls } = fakeApi({ listSaved: () => savedItems.slice(1, 2) });
  const { user } = renderApp('/saved');
  const { name } = savedItems[1]!;
  await user.click(await screen.findByRole('button', { name: `Add Note on ${name}` }));
  const field = screen.getByRole('textbox', { name: `Note on ${name}` });
  expect(document.activeElement).toBe(field);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('textbox')).toBeNull();
  const opener = screen.getByRole('button', { name: `Add Note on ${name}` });
  expect(document.activeElement).toBe(opener);
  await user.click(opener);
  await user.click(screen.getByRole('textbox'));
  await user.paste('x'.repeat(501));
  screen.getByText('Please shorten it by 1 character.');
  await user.click(screen.getByRole('button', { name: 'Save Note' }));
  expect(calls('saveItem')).toEqual([]);
  await user.clear(screen.getByRole('textbox'));
  await user.type(screen.getByRole('textbox'), 'With friends');
  await user.click(screen.getByRole('button', { name: 'Save Note' }));
  await screen.findByText('With friends');
  await waitFor(() => expect(calls('saveItem')[0]?.body).toMatchObject({ note: 'With friends' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: `Edit Note on ${name}` }));
});

test('web/saved-9: a request opens with the item’s type and subject', async () => {
  fakeApi({ listSaved: () => savedItems });
  const { user } = renderApp('/saved');
  const { name } = savedItems[1]!;
  await user.click(await screen.findByRole('button', { name: `Request This (${name})` }));
  const dialog = await screen.findByRole('dialog');
  await within(dialog).findByRole('heading', { name: 'Tickets & Events Request' });
  await within(dialog).findByDisplayValue(`Tickets & Events - ${name}`);
});
