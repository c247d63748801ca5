import { calendarFileName, splitPastAndUpcoming } from '@parlour/core';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { club, profile, registrationOf } from '../../testing/club.ts';
import { type FakeResponse, fakeApi, neverResponds, rejection } from '../../testing/fakeApi.ts';
import { renderApp } from '../../testing/renderApp.tsx';
import { NOW } from '../../testing/today.ts';

const [event, other] = splitPastAndUpcoming(club.events, NOW).upcoming;
const page = `/events/${event!.id}`;
const numberOf = ({ id }: { readonly id: string }) => registrationOf(id)!.confirmationNumber;
const confirmationNumber = numberOf(event!);
const successOf = (number: string) => `Registration successful! Confirmation: ${number}.`;
const success = successOf(confirmationNumber);
const failure = 'Registration failed. Please try again.';
const findButton = () => screen.findByRole('button', { name: 'Register' });
const findListButton = (title: string) =>
  screen.findByRole('button', { name: `Register for ${title}` });

afterEach(() => window.dispatchEvent(new Event('online')));

test('web/registrations-1: the member’s own name and email are sent, and asked for once', async () => {
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
      offersUndo: true,
    })),
  );
  expect(calls('getProfile')).toHaveLength(1);
});

test('web/registrations-1: a member who only looks is asked for nothing', async () => {
  const { calls } = fakeApi();
  renderApp('/events');
  await findListButton(event!.title);
  expect(calls('getProfile')).toEqual([]);
});

test('web/registrations-2: a registration under way is said, and can not be sent twice', async () => {
  const { calls } = fakeApi({ registerForEvent: neverResponds });
  const { user } = renderApp(page);
  await user.click(await findButton());
  await waitFor(() => expect(calls('registerForEvent')).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: /^Registering\.\.\./ }));
  expect(calls('registerForEvent')).toHaveLength(1);
});

test('web/registrations-2: in the list another event can be registered for meanwhile, each with its own end', async () => {
  const responders = new Map<string, (response: FakeResponse<'registerForEvent'>) => void>();
  fakeApi({
    registerForEvent: ({ params }) => new Promise((resolve) => responders.set(params.id, resolve)),
  });
  const { user } = renderApp('/events');
  await user.click(await findListButton(event!.title));
  await user.click(await findListButton(other!.title));
  await waitFor(() => expect(responders.size).toBe(2));
  expect(screen.getAllByRole('button', { name: /^Registering\.\.\./ })).toHaveLength(2);
  responders.get(event!.id)!(registrationOf(event!.id)!);
  await screen.findByText(success);
  expect(screen.queryByRole('button', { name: `Register for ${event!.title}` })).toBeNull();
  screen.getByRole('button', { name: /^Registering\.\.\./ });
  responders.get(other!.id)!(rejection(400, 'No.'));
  await screen.findByText(failure);
  await findListButton(other!.title);
});

test('web/registrations-3: success names the number and the calendar file, until it is dismissed', async () => {
  fakeApi();
  const { user } = renderApp(page);
  await user.click(await findButton());
  await screen.findByText(success);
  screen.getByText(
    `A calendar file for ${event!.title} comes to you by email, at most once in five minutes.`,
  );
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText(success)).toBeNull();
});

test.each([
  ['the registration', { registerForEvent: () => rejection(400, 'It is over.') }],
  ['the profile', { getProfile: () => rejection(404, 'Not found') }],
])(
  'web/registrations-4, core/events-3: when %s fails, this is said and the page stays',
  async (_what, changes) => {
    fakeApi(changes);
    const { user } = renderApp(page);
    await user.click(await findButton());
    await screen.findByText(failure);
    screen.getByRole('heading', { level: 1, name: event!.title });
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText(failure)).toBeNull();
    await findButton();
  },
);

test('web/registrations-4: without a network it fails rather than waits', async () => {
  fakeApi({ registerForEvent: () => Promise.reject(new TypeError('No network.')) });
  const { user } = renderApp(page);
  const button = await findButton();
  window.dispatchEvent(new Event('offline'));
  await user.click(button);
  await screen.findByText(failure);
});

test('web/registrations-4: after a failure it can be tried again', async () => {
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

const own = (id: string) => () => [registrationOf(id)!];

test('web/registrations-5: on its page, a registered event has number, calendar file and cancellation where the button was', async () => {
  fakeApi();
  const { user } = renderApp(page);
  const button = await findButton();
  await user.click(button);
  await screen.findByText(success);
  screen.getByText('You are registered ·', { exact: false });
  screen.getByText(confirmationNumber);
  const file = screen.getByRole('link', { name: `Add to Calendar ${event!.title}` });
  expect(file.getAttribute('download')).toBe(calendarFileName(event!));
  expect(screen.queryByRole('button', { name: 'Register' })).toBeNull();
  // The focus stays, and a screen reader reads the new name.
  expect(document.activeElement).toBe(button);
  expect(button.textContent).toBe('Cancel Registration');
});

test('web/registrations-5, web/registrations-6: an earlier registration is shown from the start, and neither button nor state while it loads', async () => {
  const { promise, resolve: respond } = Promise.withResolvers<FakeResponse<'listRegistrations'>>();
  fakeApi({ listRegistrations: () => promise });
  renderApp(page);
  await screen.findByRole('heading', { level: 1, name: event!.title });
  expect(screen.queryByRole('button', { name: /Regist/ })).toBeNull();
  respond([registrationOf(event!.id)!]);
  await screen.findByRole('button', { name: 'Cancel Registration' });
});

test('web/registrations-6: a member whose registrations can not be loaded may register', async () => {
  fakeApi({ listRegistrations: () => rejection(400, 'No.') });
  renderApp(page);
  await findButton();
});

test('web/registrations-7: in the list, a registered event is marked with its number, and the mark has the focus of its button', async () => {
  fakeApi();
  const { user } = renderApp('/events');
  const button = await findListButton(event!.title);
  await user.click(button);
  await screen.findByText(success);
  const mark = screen.getByText(confirmationNumber).parentElement!;
  expect(mark.textContent).toBe(`Registered${confirmationNumber}`);
  expect(document.activeElement).toBe(mark);
});

test('web/registrations-7: an event that the member is registered for is marked from the start', async () => {
  fakeApi({ listRegistrations: own(event!.id) });
  renderApp('/events');
  await screen.findByText(confirmationNumber);
  expect(screen.queryByRole('button', { name: `Register for ${event!.title}` })).toBeNull();
  await findListButton(other!.title);
});

const ask = async (user: ReturnType<typeof renderApp>['user']) => {
  await user.click(await screen.findByRole('button', { name: 'Cancel Registration' }));
  return within(await screen.findByRole('alertdialog'));
};

test('web/registrations-8: canceling asks first, and staying registered changes nothing', async () => {
  const { calls } = fakeApi({ listRegistrations: own(event!.id) });
  const { user } = renderApp(page);
  const dialog = await ask(user);
  dialog.getByText('Are you sure you want to cancel this registration?');
  dialog.getByText(event!.title);
  await user.click(dialog.getByRole('button', { name: 'Stay Registered' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(calls('cancelRegistration')).toEqual([]);
  screen.getByText(confirmationNumber);
});

test('web/registrations-9: a canceled registration says so, and the event can be registered for again', async () => {
  const { calls } = fakeApi({ listRegistrations: own(event!.id) });
  const { user } = renderApp(page);
  const dialog = await ask(user);
  await user.click(dialog.getByRole('button', { name: 'Cancel Registration' }));
  await screen.findByText(`Your registration for ${event!.title} is canceled.`);
  expect(calls('cancelRegistration').map(({ params }) => params)).toEqual([{ id: event!.id }]);
  const button = await findButton();
  await waitFor(() => expect(document.activeElement).toBe(button));
  await user.click(button);
  await screen.findByText(success);
});

test('web/registrations-8: a pending cancellation is said in the question, which stays', async () => {
  fakeApi({ listRegistrations: own(event!.id), cancelRegistration: neverResponds });
  const { user } = renderApp(page);
  const dialog = await ask(user);
  await user.click(dialog.getByRole('button', { name: 'Cancel Registration' }));
  await dialog.findByText('Canceling...');
});

test('web/registrations-9, core/registrations-5: a failed cancellation says so and leaves the registration', async () => {
  fakeApi({
    listRegistrations: own(event!.id),
    cancelRegistration: () => rejection(400, 'It is over.'),
  });
  const { user } = renderApp(page);
  const dialog = await ask(user);
  await user.click(dialog.getByRole('button', { name: 'Cancel Registration' }));
  await screen.findByText('Your registration could not be canceled. Please try again.');
  screen.getByText(confirmationNumber);
});

test('web/registrations-11: in the list, Undo cancels the registration at once, and its button has the focus again', async () => {
  const { calls } = fakeApi();
  const { user } = renderApp('/events');
  await user.click(await findListButton(event!.title));
  await screen.findByText(success);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText(`Your registration for ${event!.title} is canceled.`);
  expect(calls('registerForEvent').map(({ body }) => body.offersUndo)).toEqual([true]);
  expect(calls('cancelRegistration').map(({ params }) => params)).toEqual([{ id: event!.id }]);
  const button = await findListButton(event!.title);
  await waitFor(() => expect(document.activeElement).toBe(button));
});

test('core/registrations-9: an Undo pressed after the device has slept asks first', async () => {
  const { calls } = fakeApi();
  const { user } = renderApp('/events');
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['Date'] });
  await user.click(await findListButton(event!.title));
  await screen.findByText(success);
  vi.setSystemTime(Date.now() + 60_000);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(calls('cancelRegistration')).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Cancel Registration' }));
  await screen.findByText(`Your registration for ${event!.title} is canceled.`);
});

test.each(['pointed at', 'focused'])(
  'web/registrations-11, core/registrations-9: the offer ends in sight after six seconds, also while it is %s',
  async (how) => {
    const { calls } = fakeApi();
    const { user } = renderApp('/events');
    const button = await findListButton(event!.title);
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await user.click(button);
    await screen.findByText(success);
    const undo = screen.getByRole('button', { name: 'Undo' });
    if (how === 'focused') await user.tab();
    else await user.hover(undo);
    expect(document.activeElement === undo).toBe(how === 'focused');
    await act(() => vi.advanceTimersByTimeAsync(6100));
    expect(undo.isConnected).toBe(false);
    expect(screen.queryByText(success)).toBeNull();
    screen.getByText(confirmationNumber);
    expect(calls('cancelRegistration')).toEqual([]);
  },
);

test('web/registrations-11, core/registrations-9: a response that took as long offers no Undo', async () => {
  const { promise, resolve: respond } = Promise.withResolvers<FakeResponse<'registerForEvent'>>();
  fakeApi({ registerForEvent: () => promise });
  const { user } = renderApp('/events');
  const button = await findListButton(event!.title);
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await user.click(button);
  await act(() => vi.advanceTimersByTimeAsync(6100));
  respond(registrationOf(event!.id)!);
  await screen.findByText(success);
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('web/registrations-11: Undo is offered for some seconds, and not on the page of the event', async () => {
  const { calls } = fakeApi();
  const { user, router } = renderApp('/events');
  await user.click(await findListButton(event!.title));
  await screen.findByText(success);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
  screen.getByText(confirmationNumber);
  await act(() => router.navigate(`/events/${other!.id}`));
  await user.click(await findButton());
  await screen.findByText(successOf(numberOf(other!)));
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  expect(calls('registerForEvent').map(({ body }) => body.offersUndo)).toEqual([true, undefined]);
});
