import { splitPastAndUpcoming } from '@parlour/core';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { club, profile } from '../../testing/club.ts';
import { type FakeResponse, fakeApi, neverResponds, rejection } from '../../testing/fakeApi.ts';
import { renderApp } from '../../testing/renderApp.tsx';
import { NOW } from '../../testing/today.ts';

const [event, other] = splitPastAndUpcoming(club.events, NOW).upcoming;
const page = `/events/${event!.id}`;
const success = 'Registration successful! Confirmation: EV-7K2M9X.';
const failure = 'Registration failed. Please try again.';
const findButton = () => screen.findByRole('button', { name: 'Register' });
const findListButton = (title: string) =>
  screen.findByRole('button', { name: `Register for ${title}` });

afterEach(() => window.dispatchEvent(new Event('online')));

test('WER1: the member’s own name and e-mail are sent, and asked for once', async () => {
  const { calls } = fakeApi();
  const { user } = renderApp('/events');
  await user.click(await findListButton(event!.title));
  await screen.findByText(success);
  expect(calls('getProfile')).toHaveLength(1);
  await user.click(await findListButton(other!.title));
  await waitFor(() => expect(calls('registerForEvent')).toHaveLength(2));
  const { firstName, lastName, email } = profile;
  expect(calls('registerForEvent').map(({ body }) => body)).toEqual(
    [event, other].map((each) => ({
      eventId: each!.id,
      attendeeInfo: { firstName, lastName, email },
    })),
  );
  expect(calls('getProfile')).toHaveLength(1);
});

test('WER1: a member who only looks is asked for nothing', async () => {
  const { calls } = fakeApi();
  renderApp(page);
  await findButton();
  expect(calls('getProfile')).toEqual([]);
});

test('WER2: a registration under way is said, and can not be sent twice', async () => {
  const { calls } = fakeApi({ registerForEvent: neverResponds });
  const { user } = renderApp(page);
  await user.click(await findButton());
  await waitFor(() => expect(calls('registerForEvent')).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: 'Registering...' }));
  expect(calls('registerForEvent')).toHaveLength(1);
});

test('WER2: in the list another event can be registered for meanwhile, each with its own end', async () => {
  const responders = new Map<string, (response: FakeResponse<'registerForEvent'>) => void>();
  fakeApi({
    registerForEvent: ({ params }) => new Promise((resolve) => responders.set(params.id, resolve)),
  });
  const { user } = renderApp('/events');
  await user.click(await findListButton(event!.title));
  await user.click(await findListButton(other!.title));
  await waitFor(() => expect(responders.size).toBe(2));
  expect(screen.getAllByRole('button', { name: 'Registering...' })).toHaveLength(2);
  responders.get(event!.id)!({ confirmationNumber: 'EV-FIRST' });
  await screen.findByText('Registration successful! Confirmation: EV-FIRST.');
  await findListButton(event!.title);
  screen.getByRole('button', { name: 'Registering...' });
  responders.get(other!.id)!(rejection(400, 'No.'));
  await screen.findByText(failure);
  await findListButton(other!.title);
});

test('WER3: success names the number and the calendar file, until it is dismissed', async () => {
  fakeApi();
  const { user } = renderApp(page);
  await user.click(await findButton());
  await screen.findByText(success);
  screen.getByText(
    `A calendar file for ${event!.title} comes to you by e-mail, at most once in five minutes.`,
  );
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText(success)).toBeNull();
});

test.each([
  ['the registration', { registerForEvent: () => rejection(400, 'It is over.') }],
  ['the profile', { getProfile: () => rejection(404, 'Not found') }],
])('WER4, EP3: when %s fails, this is said and the page stays', async (_what, changes) => {
  fakeApi(changes);
  const { user } = renderApp(page);
  await user.click(await findButton());
  await screen.findByText(failure);
  screen.getByRole('heading', { level: 1, name: event!.title });
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText(failure)).toBeNull();
  await findButton();
});

test('WER4: without a network it fails rather than waits', async () => {
  fakeApi({ registerForEvent: () => Promise.reject(new TypeError('No network.')) });
  const { user } = renderApp(page);
  const button = await findButton();
  window.dispatchEvent(new Event('offline'));
  await user.click(button);
  await screen.findByText(failure);
});

test('WER4: after a failure it can be tried again', async () => {
  let isDown = true;
  fakeApi({
    getProfile: () => (isDown ? rejection(400, 'No.') : profile),
  });
  const { user } = renderApp(page);
  await user.click(await findButton());
  await screen.findByText(failure);
  isDown = false;
  await user.click(await findButton());
  await screen.findByText(success);
  expect(screen.queryByText(failure)).toBeNull();
});

test('WER5: registering again gives the same number', async () => {
  const { calls } = fakeApi();
  const { user } = renderApp(page);
  await user.click(await findButton());
  await screen.findByText(success);
  await user.click(await findButton());
  await waitFor(() => expect(calls('registerForEvent')).toHaveLength(2));
  await screen.findByText(success);
});
