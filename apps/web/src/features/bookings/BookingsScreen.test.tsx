import { calendarFileName, formatDay, shownSubject, splitPastAndUpcoming } from '@parlour/core';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { club, redemptionOf, registrationOf } from '../../testing/club.ts';
import { type FakeResponse, fakeApi, neverResponds, rejection } from '../../testing/fakeApi.ts';
import { renderApp } from '../../testing/renderApp.tsx';
import { bookedDinner } from '../../testing/requests.ts';
import { NOW } from '../../testing/today.ts';

const path = '/my-bookings';
const { upcoming, past } = splitPastAndUpcoming(club.events, NOW);
const [soon, later] = upcoming;
const own = [later!, past[0]!, soon!].map(({ id }) => registrationOf(id)!);
const [one, two, three] = club.benefits;
const codes = [
  { ...redemptionOf(one!.id)!, expiresAt: '2030-03-01T00:00:00Z' },
  { ...redemptionOf(two!.id)!, expiresAt: '2020-01-01T00:00:00Z' },
  { ...redemptionOf(three!.id)!, expiresAt: '2030-02-01T00:00:00Z' },
];
const filled = { listRegistrations: () => own, listRedemptions: () => codes };
const region = (name: string) => screen.findByRole('region', { name });
const titlesIn = (section: HTMLElement) =>
  within(section)
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);

test('web/bookings-1: registrations are listed by their event, with number, calendar file and link, and past ones below', async () => {
  fakeApi(filled);
  renderApp(path);
  const section = await region('Registrations and Confirmed Requests');
  await within(section).findByText('1 past booking');
  expect(titlesIn(section)).toEqual([soon!, later!, past[0]!].map(({ title }) => title));
  for (const { confirmationNumber, event } of own) {
    const isPast = event.id === past[0]!.id;
    expect(within(section).queryAllByText(confirmationNumber)).toHaveLength(isPast ? 0 : 1);
  }
  const file = within(section).getByRole('link', { name: `Add to Calendar ${soon!.title}` });
  expect(file.getAttribute('download')).toBe(calendarFileName(soon!));
  expect(decodeURIComponent(file.getAttribute('href') ?? '')).toContain('BEGIN:VCALENDAR');
  const link = within(section).getByRole('link', { name: soon!.title });
  expect(link.getAttribute('href')).toBe(`/events/${soon!.id}`);
  await waitFor(() => expect(document.title).toBe('My Bookings · The Sample Club'));
});

test('web/bookings-6, web/bookings-7: a confirmed request is listed among them, with day, time, party, place, calendar file and the ways to change it', async () => {
  const over = {
    ...bookedDinner,
    id: 'over',
    subject: 'An earlier dinner',
    booking: {
      ...bookedDinner.booking,
      date: '2026-11-01',
      time: null,
      place: null,
      address: null,
    },
  };
  const numbered = {
    ...bookedDinner,
    booking: { ...bookedDinner.booking, confirmationNumber: 'HQ-4711' },
  };
  const { calls } = fakeApi({
    ...filled,
    listRequests: ({ query: { state } }) => ({
      requests: state === 'booked' ? [numbered] : state === 'past' ? [over] : [],
      next: null,
    }),
  });
  renderApp(path);
  const section = await region('Registrations and Confirmed Requests');
  await within(section).findByText('2 past bookings');
  expect(titlesIn(section)).toContain(shownSubject(bookedDinner.subject));
  within(section).getByText('8:00 PM · 4 guests');
  within(section).getByText('Confirmation number HQ-4711');
  within(section).getByText('Harrow and Quill · 14 Lamb Street, London');
  const link = (name: string) => within(section).getByRole('link', { name }).getAttribute('href');
  expect(link(shownSubject(bookedDinner.subject))).toBe('/requests/request-8');
  expect(link(`Change or Cancel ${bookedDinner.subject}`)).toBe('/requests/request-8#change');
  expect(link(`Route to ${bookedDinner.subject}`)).toContain(
    encodeURIComponent('Harrow and Quill, 14 Lamb Street, London'),
  );
  expect(
    within(section)
      .getByRole('link', { name: `Add to Calendar ${bookedDinner.subject}` })
      .getAttribute('download'),
  ).toMatch(/2026-12-11\.ics$/);
  expect(calls('listRequests').map(({ query }) => query?.state)).not.toContain('open');
});

test('web/bookings-6: all pages of what is booked are read', async () => {
  const pages = [1, 2, 3].map((page) =>
    Array.from({ length: 50 }, (_, index) => ({ ...bookedDinner, id: `${page}-${index}` })),
  );
  fakeApi({
    listRequests: ({ query: { state, before = '0' } }) => ({
      requests: state === 'booked' ? pages[Number(before)]! : [],
      next: state === 'booked' && Number(before) < 2 ? String(Number(before) + 1) : null,
    }),
  });
  renderApp(path);
  const section = await region('Registrations and Confirmed Requests');
  await waitFor(() => expect(titlesIn(section)).toHaveLength(150));
});

test('web/bookings-4: a list that fails leaves what the other ones know, and can be tried again', async () => {
  let isDown = true;
  fakeApi({
    ...filled,
    listRequests: ({ query: { state } }) =>
      isDown
        ? rejection(400, 'Not today.')
        : { requests: state === 'booked' ? [bookedDinner] : [], next: null },
  });
  const { user } = renderApp(path);
  const section = await region('Registrations and Confirmed Requests');
  await within(section).findByText('Some of your bookings could not be loaded.');
  expect(titlesIn(section)).toContain(soon!.title);
  isDown = false;
  await user.click(within(section).getByRole('button', { name: 'Try Again' }));
  await within(section).findByRole('link', { name: shownSubject(bookedDinner.subject) });
});

test('web/bookings-2: valid codes are listed by their end, and a past one without a link', async () => {
  fakeApi(filled);
  const { user } = renderApp(path);
  const section = await region('Codes');
  await within(section).findByText('1 past code');
  expect(titlesIn(section)).toEqual([three!, one!, two!].map(({ title }) => title));
  within(section).getByText(new RegExp(`until ${formatDay('2030-01-31')}`));
  expect(within(section).getByRole('link', { name: three!.title }).getAttribute('href')).toBe(
    `/member-benefits/${three!.id}`,
  );
  expect(within(section).queryByRole('link', { name: two!.title })).toBeNull();
  await user.click(
    within(section).getByRole('button', { name: `Copy the code of ${three!.title}` }),
  );
  await within(section).findByText('The code is copied.');
  expect(await navigator.clipboard.readText()).toBe(codes[2]!.redemptionCode);
});

test('web/bookings-1, web/bookings-2: what staff hid has no link, and a coming event says that it does not take place', async () => {
  const hidden = { ...own[0]!, event: { ...own[0]!.event, isHidden: true } };
  const code = { ...codes[0]!, benefit: { ...codes[0]!.benefit, isHidden: true } };
  fakeApi({ listRegistrations: () => [own[2]!, hidden], listRedemptions: () => [code] });
  renderApp(path);
  const section = await region('Registrations and Confirmed Requests');
  await within(section).findByText('This event does not take place.');
  expect(titlesIn(section)).toEqual([soon!.title, later!.title]);
  within(section).getByText(hidden.confirmationNumber);
  within(section).getByRole('button', { name: `Cancel ${later!.title}` });
  expect(within(section).queryByRole('link', { name: later!.title })).toBeNull();
  expect(within(section).getAllByRole('link', { name: /^Add to Calendar/ })).toHaveLength(1);
  const codeSection = await region('Codes');
  await within(codeSection).findByText(code.redemptionCode);
  expect(within(codeSection).queryByRole('link', { name: one!.title })).toBeNull();
});

test('web/bookings-3: a member without bookings is led to events and benefits', async () => {
  fakeApi();
  renderApp(path);
  await screen.findByText('Nothing booked yet');
  expect(screen.getByRole('link', { name: 'View Events' }).getAttribute('href')).toBe('/events');
  await screen.findByText('No valid codes');
  expect(screen.getByRole('link', { name: 'View Benefits' }).getAttribute('href')).toBe(
    '/member-benefits',
  );
});

test('web/bookings-4: loading is said', async () => {
  const { promise, resolve: respond } = Promise.withResolvers<FakeResponse<'listRegistrations'>>();
  fakeApi({
    listRegistrations: () => promise,
    listRedemptions: neverResponds,
  });
  renderApp(path);
  await screen.findByText('Loading bookings');
  expect(screen.queryByRole('region', { name: 'Codes' })).toBeNull();
  respond(own);
  await screen.findByText('Loading codes');
});

test('web/bookings-4: lists that all fail can be tried again, and the codes are shown', async () => {
  let isDown = true;
  fakeApi({
    ...filled,
    listRequests: () => (isDown ? rejection(400, 'Not today.') : { requests: [], next: null }),
    listRegistrations: () => (isDown ? rejection(400, 'Not today.') : own),
  });
  const { user } = renderApp(path);
  await screen.findByText('Not today.');
  await screen.findByText('1 past code');
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByText('1 past booking');
});

test('web/bookings-4: a failure with older data at hand keeps it under an inline alert', async () => {
  let isDown = false;
  fakeApi({ ...filled, listRedemptions: () => (isDown ? rejection(400, 'No.') : codes) });
  const { services } = renderApp(path);
  await screen.findByText('1 past code');
  isDown = true;
  await (await services.loadData()).queryClient.refetchQueries();
  await screen.findByText(/latest could not be loaded/);
  screen.getByText('1 past code');
});

test('web/bookings-5: a canceled registration is removed, and the heading has the focus', async () => {
  const { calls } = fakeApi(filled);
  const { user } = renderApp(path);
  await user.click(await screen.findByRole('button', { name: `Cancel ${soon!.title}` }));
  await user.click(await screen.findByRole('button', { name: 'Cancel Registration' }));
  await screen.findByText(`Your registration for ${soon!.title} is canceled.`);
  expect(calls('cancelRegistration').map(({ params }) => params)).toEqual([{ id: soon!.id }]);
  expect(screen.queryByRole('link', { name: soon!.title })).toBeNull();
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })),
  );
});
