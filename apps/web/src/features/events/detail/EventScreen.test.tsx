import { formatEventDate, RETURN_PATH_KEY, splitPastAndUpcoming } from '@parlour/core';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { club, registrationOf } from '../../../testing/club.ts';
import { fakeApi, neverResponds, rejection } from '../../../testing/fakeApi.ts';
import { renderApp } from '../../../testing/renderApp.tsx';
import { NOW } from '../../../testing/today.ts';

const { upcoming, past } = splitPastAndUpcoming(club.events, NOW);
const event = upcoming.find(({ url }) => url !== null)!;
const other = upcoming.find(({ id }) => id !== event.id)!;
const path = `/events/${event.id}`;
const asVisitor = `${path}?ref=member-2`;

test('web/events/detail-1: the page shows day, category, when, where and website', async () => {
  fakeApi();
  renderApp(path);
  await screen.findByRole('heading', { level: 1, name: event.title });
  expect(screen.getByRole('time').getAttribute('datetime')).toBe(event.startDate);
  const facts = within(screen.getByRole('complementary', { name: 'At a glance' }));
  facts.getByText(event.category!);
  facts.getByText(formatEventDate(event.startDate, event.endDate, event.timeZone));
  facts.getByText(event.location!);
  const labels = facts.getAllByRole('term').map(({ textContent }) => textContent);
  expect(labels).toEqual(['Category', 'When', 'Where', 'Event Website']);
  const links = facts.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual([`/vendors/${event.vendorId}`, event.url]);
});

test('web/events/detail-9: the venue leads to the vendor, by its id', async () => {
  const { calls } = fakeApi();
  const { router, user } = renderApp(path);
  await user.click(await screen.findByRole('link', { name: event.location! }));
  await waitFor(() => expect(router.state.location.pathname).toBe(`/vendors/${event.vendorId}`));
  await screen.findByRole('button', { name: 'Request assistance' });
  expect(calls('getVendor')).toHaveLength(1);
});

test('web/events/detail-9: a visitor keeps ref on the way to the vendor', async () => {
  fakeApi();
  renderApp(asVisitor, { signedIn: false });
  const link = await screen.findByRole('link', { name: event.location! });
  expect(link.getAttribute('href')).toBe(`/vendors/${event.vendorId}?ref=member-2`);
});

test.each([null, undefined])(
  'web/events/detail-9: without a vendor (%j) the venue is text',
  async (vendorId) => {
    fakeApi({ getEvent: () => ({ ...event, vendorId }) });
    renderApp(path);
    await screen.findByText(event.location!);
    expect(screen.queryByRole('link', { name: event.location! })).toBeNull();
  },
);

test('web/events/detail-1: what is not known is left out, and no link leads elsewhere than to the web', async () => {
  const bare = { ...event, category: null, location: null, description: '', imageUrl: null };
  fakeApi({ getEvent: () => ({ ...bare, url: 'javascript:alert(1)' }) });
  renderApp(path);
  await screen.findByRole('heading', { level: 1, name: event.title });
  const facts = within(screen.getByRole('complementary', { name: 'At a glance' }));
  facts.getByText('MISC');
  expect(facts.queryByText('Where')).toBeNull();
  expect(facts.queryByRole('link')).toBeNull();
});

test('web/events/detail-1: HTML from staff is sanitized again', async () => {
  const description =
    '<p>Bring a coat.</p><img src="x" onerror="alert(1)"><script>alert(1)</script>';
  fakeApi({ getEvent: () => ({ ...event, description }) });
  renderApp(path);
  const text = await screen.findByText('Bring a coat.');
  expect(text.parentElement!.innerHTML).not.toMatch(/script|onerror/);
});

test('web/events/detail-2, core/format-20: an unknown event is not found, and leads a member back', async () => {
  fakeApi();
  renderApp('/events/nothing');
  await screen.findByRole('heading', { level: 1, name: 'Event Not Found' });
  expect(screen.getByRole('link', { name: 'Back to Events' }).getAttribute('href')).toBe('/events');
  await waitFor(() => expect(document.title).toBe('Event Not Found · The Sample Club'));
});

test('web/events/detail-2: a visitor of an unknown event is invited, and led to no list', async () => {
  fakeApi();
  renderApp('/events/nothing?ref=member-2', { signedIn: false });
  await screen.findByRole('heading', { level: 1, name: 'Event Not Found' });
  screen.getByRole('link', { name: 'Become a Member' });
  screen.getByRole('button', { name: 'Sign in here' });
  expect(screen.queryByRole('link', { name: /Events/ })).toBeNull();
});

test('web/events/detail-3: a member registers, and another event begins anew', async () => {
  const { calls } = fakeApi();
  const { router, user } = renderApp(path);
  await user.click(await screen.findByRole('button', { name: 'Register' }));
  await screen.findByText(
    `Registration successful! Confirmation: ${registrationOf(event.id)!.confirmationNumber}.`,
  );
  expect(calls('registerForEvent')).toHaveLength(1);
  await act(() => router.navigate(`/events/${other.id}`));
  await screen.findByRole('heading', { level: 1, name: other.title });
  expect(screen.queryByText(/Registration successful/)).toBeNull();
});

test.each([
  ['member', path, true],
  ['visitor', asVisitor, false],
])(
  'web/events/detail-4: to a %s an event that is over says so',
  async (_viewer, viewerPath, signedIn) => {
    fakeApi({ getEvent: () => past[0]! });
    renderApp(viewerPath, { signedIn });
    await screen.findByText('This event has taken place.');
    expect(screen.queryByRole('button', { name: 'Register' })).toBeNull();
  },
);

test('web/events/detail-4: a member who was registered reads the number there', async () => {
  fakeApi({ getEvent: () => past[0]!, listRegistrations: () => [registrationOf(past[0]!.id)!] });
  renderApp(`/events/${past[0]!.id}`);
  await screen.findByText('This event has taken place.');
  await screen.findByText(registrationOf(past[0]!.id)!.confirmationNumber);
  expect(screen.queryByRole('button', { name: /Registration/ })).toBeNull();
});

test('web/events/detail-5: a visitor is invited to become a member', async () => {
  fakeApi();
  renderApp(asVisitor, { signedIn: false });
  const invitation = await screen.findByRole('link', { name: 'Become a Member' });
  expect(invitation.getAttribute('href')).toBe('https://membership.club.example');
  expect(invitation.getAttribute('target')).toBe('_blank');
});

test.each(['Sign in here', 'Sign In', 'Register'])(
  'web/events/detail-5: "%s" saves the path and goes to the sign-in page, without a call',
  async (name) => {
    const { received } = fakeApi();
    const { router, user } = renderApp(asVisitor, { signedIn: false });
    await user.click(await screen.findByRole('button', { name }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect(sessionStorage.getItem(RETURN_PATH_KEY)).toBe(asVisitor);
    expect(received.map((call) => call.name)).toEqual(['getEvent']);
  },
);

test("web/events/detail-6: a visitor's call carries ref and no tokens", async () => {
  const { calls } = fakeApi();
  renderApp(asVisitor, { signedIn: false });
  await screen.findByRole('heading', { level: 1, name: event.title });
  const [call] = calls('getEvent');
  expect(call?.url.searchParams.get('ref')).toBe('member-2');
  expect(call?.headers.get('authorization')).toBeNull();
});

test("web/events/detail-6: a member's call carries tokens and no ref", async () => {
  const { calls } = fakeApi();
  renderApp(asVisitor);
  await screen.findByRole('heading', { level: 1, name: event.title });
  const [call] = calls('getEvent');
  expect(call?.url.searchParams.get('ref')).toBeNull();
  expect(call?.headers.get('authorization')).toBe('Bearer session-token');
});

test('web/events/detail-7: loading is said', async () => {
  fakeApi({ getEvent: neverResponds });
  renderApp(path);
  await screen.findByText('Loading event');
});

test('web/events/detail-7: a failure is shown with a way to try again', async () => {
  let isDown = true;
  fakeApi({ getEvent: () => (isDown ? rejection(429, 'Not today.') : event) });
  const { user } = renderApp(path);
  await screen.findByText('Not today.');
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByRole('heading', { level: 1, name: event.title });
});

test('web/events/detail-7: a failure with older data at hand keeps it under an inline alert', async () => {
  let isDown = false;
  fakeApi({ getEvent: () => (isDown ? rejection(429, 'No.') : event) });
  const { services } = renderApp(path);
  await screen.findByRole('heading', { level: 1, name: event.title });
  isDown = true;
  await (await services.loadData()).queryClient.refetchQueries();
  await screen.findByText(/latest could not be loaded/);
  screen.getByRole('heading', { level: 1, name: event.title });
});

test('web/events/detail-8: a member shares the event', async () => {
  fakeApi();
  renderApp(path);
  await screen.findByRole('button', { name: 'Share link' });
});

test('web/events/detail-8: a visitor does not share the event', async () => {
  fakeApi();
  renderApp(asVisitor, { signedIn: false });
  await screen.findByRole('heading', { level: 1, name: event.title });
  expect(screen.queryByRole('button', { name: 'Share link' })).toBeNull();
});

test('web/events/detail-8: nothing is shared that is on its way or missing', async () => {
  fakeApi({ getEvent: neverResponds });
  const { router } = renderApp(path);
  await screen.findByText('Loading event');
  expect(screen.queryByRole('button', { name: 'Share link' })).toBeNull();
  fakeApi();
  await act(() => router.navigate('/events/nothing'));
  await screen.findByRole('heading', { level: 1, name: 'Event Not Found' });
  expect(screen.queryByRole('button', { name: 'Share link' })).toBeNull();
});
