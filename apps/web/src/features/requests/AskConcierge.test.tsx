import { dayInZone, splitPastAndUpcoming } from '@parlour/core';
import { sampleId } from '@parlour/sample-club';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { club, destinationDetail } from '../../testing/club.ts';
import { fakeApi } from '../../testing/fakeApi.ts';
import { renderApp } from '../../testing/renderApp.tsx';
import { NOW } from '../../testing/today.ts';

const { upcoming, past } = splitPastAndUpcoming(club.events, NOW);
const event = upcoming[0]!;
const benefit = club.benefits.find(({ vendorType }) => vendorType === 'Restaurants')!;
const { destination } = destinationDetail(sampleId('destination', 'paris'))!;
const eventPath = `/events/${event.id}`;
const benefitPath = `/member-benefits/${benefit.id}`;
const destinationPath = `/destination-guides/${destination.id}`;

/** Opens the form from the page of a path. */
const ask = async (path: string) => {
  const server = fakeApi();
  const app = renderApp(path);
  await app.user.click(await screen.findByRole('button', { name: 'Ask the Concierge' }));
  const dialog = within(await screen.findByRole('dialog', { name: / Request$/ }));
  const valueOf = (label: RegExp) => dialog.getByLabelText<HTMLInputElement>(label).value;
  return { ...server, ...app, dialog, valueOf };
};

test('web/requests-21: from an event a ticket is asked for, with its name and day', async () => {
  const { calls, dialog, user, valueOf } = await ask(eventPath);
  const type = dialog.getByRole('combobox', { name: /Request type/ });
  expect([type.textContent, type.hasAttribute('disabled')]).toEqual(['Tickets & Events', false]);
  const subject = dialog.getByLabelText<HTMLInputElement>(/Subject/);
  expect([subject.value, subject.disabled]).toEqual([`Tickets & Events - ${event.title}`, false]);
  expect(dialog.queryByText(/^\(Auto/)).toBeNull();
  const day = dayInZone(new Date(event.startDate), event.timeZone);
  expect([valueOf(/Event name/), valueOf(/Event date/)]).toEqual([event.title, day]);
  await user.type(dialog.getByRole('spinbutton', { name: /Number of tickets/ }), '2');
  await user.type(dialog.getByLabelText(/Seating preference/), 'Aisle');
  await user.click(dialog.getByRole('button', { name: 'Submit Request' }));
  await screen.findByText('Success!');
  expect(calls('submitRequest').map(({ body }) => body)).toEqual([
    {
      requestType: 'Tickets',
      subject: `Tickets & Events - ${event.title}`,
      eventName: event.title,
      eventDate: day,
      numberOfTickets: 2,
      ticketSeating: 'Aisle',
    },
  ]);
});

test('web/requests-21, core/requests-55: a table asked for from an event is confirmed with its place', async () => {
  const { dialog, user } = await ask(eventPath);
  await user.click(dialog.getByRole('combobox', { name: /Request type/ }));
  await user.click(await screen.findByRole('option', { name: 'Dining Reservation' }));
  await user.type(dialog.getByLabelText(/Dining date/), '2026-12-11');
  await user.type(dialog.getByLabelText(/Dining time/), '20:00');
  await user.type(dialog.getByRole('spinbutton', { name: /Number of guests/ }), '4');
  await user.click(dialog.getByRole('button', { name: 'Submit Request' }));
  await screen.findByText(
    `Friday, December 11, 8:00 PM, 4 guests at ${event.location!.split(',')[0]}`,
  );
});

test('web/requests-21: the day of an event that is over is not suggested', async () => {
  const { valueOf } = await ask(`/events/${past[0]!.id}`);
  expect([valueOf(/Event name/), valueOf(/Event date/)]).toEqual([past[0]!.title, '']);
});

test('web/requests-21: a benefit suggests the type of its vendor, a destination a hotel', async () => {
  const { dialog, valueOf } = await ask(benefitPath);
  expect(dialog.getByRole('combobox', { name: /Request type/ }).textContent).toBe(
    'Dining Reservation',
  );
  expect(valueOf(/Subject/)).toBe(`Dining Reservation - ${benefit.title}, ${benefit.provider}`);
  cleanup();
  const hotel = await ask(destinationPath);
  expect(hotel.valueOf(/Subject/)).toBe('Hotel Reservation - Paris');
});

test('web/requests-21: what only the page suggested is closed without an offer of Undo', async () => {
  const { user } = await ask(eventPath);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test.each([eventPath, benefitPath, destinationPath])(
  'web/requests-21: a visitor of %s finds no such button, and staff who look as the member can not press it',
  async (path) => {
    fakeApi();
    renderApp(`${path}?ref=member-2`, { signedIn: false });
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('button', { name: 'Ask the Concierge' })).toBeNull();
    cleanup();
    renderApp(path, { isMemberView: true });
    const button = await screen.findByRole('button', { name: 'Ask the Concierge' });
    expect(button).toHaveProperty('disabled', true);
  },
);
