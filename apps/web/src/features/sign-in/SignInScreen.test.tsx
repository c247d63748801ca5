import { CODE_MINUTES } from '@parlour/contract';
import { REQUESTED_CODE_KEY } from '@parlour/core';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { club, configuration } from '../../testing/club.ts';
import { type FakeHandlers, fakeApi, neverResponds, rejection } from '../../testing/fakeApi.ts';
import { renderApp } from '../../testing/renderApp.tsx';

const email = 'member@club.example';

const openCodeStep = async (changes: FakeHandlers = {}) => {
  const server = fakeApi(changes);
  const app = renderApp('/login', { signedIn: false });
  await app.user.type(await screen.findByLabelText(/Email/), `${email}{Enter}`);
  const code = await screen.findByLabelText<HTMLInputElement>(/Enter 6-digit code/);
  return { ...server, ...app, code };
};

test('web/sign-in-1: the email step needs an email and sends the code to it', async () => {
  const { calls } = fakeApi();
  const { user } = renderApp('/login', { signedIn: false });
  const field = await screen.findByLabelText<HTMLInputElement>(/Email/);
  expect(field.required).toBe(true);
  expect(field.type).toBe('email');
  await user.type(field, email);
  await user.click(screen.getByRole('button', { name: 'Send Code' }));
  await screen.findByLabelText(/Enter 6-digit code/);
  expect(calls('requestCode').map(({ body }) => body)).toEqual([{ email }]);
});

test('web/sign-in-2: the code field takes the focus', async () => {
  const { code } = await openCodeStep();
  expect(document.activeElement).toBe(code);
});

test('web/sign-in-3: the code keeps digits only, at most 6, and only 6 can be sent', async () => {
  const { code, user } = await openCodeStep();
  const signIn = screen.getByRole<HTMLButtonElement>('button', { name: 'Sign In' });
  await user.type(code, '12a34');
  expect(code.value).toBe('1234');
  expect(signIn.disabled).toBe(true);
  await user.clear(code);
  await user.type(code, '1234567');
  expect(code.value).toBe('123456');
  expect(signIn.disabled).toBe(false);
});

test('web/sign-in-3: digits of any script are taken, filled in without a key or dropped into the field', async () => {
  const { code, calls } = await openCodeStep({ verifyCode: neverResponds });
  fireEvent.input(code, { target: { value: '\u202a１２\u200b３' } });
  expect(code.value).toBe('123');
  fireEvent.input(code, { target: { value: '١٢٣ ٤٥٦' } });
  expect(code.value).toBe('123456');
  await waitFor(() => expect(calls('verifyCode')[0]?.body).toMatchObject({ code: '123456' }));
});

test('web/sign-in-17: the sample club names its members to choose from, and any other club nobody', async () => {
  fakeApi();
  const { user } = renderApp('/login', {
    signedIn: false,
    configuration: { ...configuration, sampleMembers: 'member@club.example\nmember2@club.example' },
  });
  await user.click(await screen.findByRole('button', { name: 'member2@club.example' }));
  expect(screen.getByLabelText<HTMLInputElement>(/Email/).value).toBe('member2@club.example');
  cleanup();
  renderApp('/login', { signedIn: false });
  await screen.findByLabelText(/Email/);
  expect(screen.queryByRole('region', { name: 'Sample accounts' })).toBeNull();
});

test('web/sign-in-18: over the dusk of the poster stands the logo for the dark theme, where there is one', async () => {
  fakeApi();
  const logoUrl = '/api/club/logo/0123.160x40.png';
  const logoDarkUrl = '/api/club/logo/4567.90x40.png';
  for (const dark of [logoDarkUrl, null]) {
    renderApp('/login', {
      signedIn: false,
      configuration: { ...configuration, logoUrl, logoDarkUrl: dark },
    });
    const logo = await screen.findByRole('img', { name: configuration.clubName });
    expect(logo.getAttribute('src')).toBe(dark ?? logoUrl);
    expect(logo.parentElement?.querySelector('source')).toBeNull();
    cleanup();
  }
});

test('web/sign-in-1: the browser does not judge an email of another script', async () => {
  const { calls } = fakeApi();
  const { user } = renderApp('/login', { signedIn: false });
  await user.type(await screen.findByLabelText(/Email/), '用户@club.example{Enter}');
  await screen.findByLabelText(/Enter 6-digit code/);
  expect(calls('requestCode').map(({ body }) => body)).toEqual([{ email: '用户@club.example' }]);
});

test('web/sign-in-4: Back clears the code and the error and keeps the email', async () => {
  const { code, user } = await openCodeStep({
    verifyCode: () => rejection(400, 'That code is not right.'),
  });
  await user.type(code, '000000{Enter}');
  await screen.findByRole('alert');
  await user.click(screen.getByRole('button', { name: 'Back' }));
  const emailField = screen.getByLabelText<HTMLInputElement>(/Email/);
  expect(emailField.value).toBe(email);
  expect(document.activeElement).toBe(emailField);
  expect(screen.queryByRole('alert')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Send Code' }));
  expect((await screen.findByLabelText<HTMLInputElement>(/Enter 6-digit code/)).value).toBe('');
});

test('web/sign-in-5: Resend Code repeats the request and says so', async () => {
  const { calls, user } = await openCodeStep();
  await user.click(screen.getByRole('button', { name: 'Resend Code' }));
  await screen.findByText('A new code is on its way.');
  expect(calls('requestCode').map(({ body }) => body)).toEqual([
    { email },
    { email, attempt: 'attempt-1' },
  ]);
});

const failure = (code: string, message: string) =>
  Response.json({ success: false, data: null, message, code }, { status: 429 });
const tooSoon = 'A code is already on its way. You can ask for another in 29 seconds.';

test('web/sign-in-5, web/sign-in-6: a failed Resend Code keeps the digits that were typed', async () => {
  const { code, user } = await openCodeStep();
  await user.type(code, '12345');
  fakeApi({ requestCode: () => failure('rate_limited', tooSoon) });
  await user.click(screen.getByRole('button', { name: 'Resend Code' }));
  expect((await screen.findByRole('alert')).textContent).toContain(tooSoon);
  expect(code.value).toBe('12345');
  await user.type(code, '6');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Sign In' }).disabled).toBe(false);
});

test('web/sign-in-5: a code that was sent again clears the one that was typed', async () => {
  const { code, user } = await openCodeStep();
  await user.type(code, '12345');
  await user.click(screen.getByRole('button', { name: 'Resend Code' }));
  await screen.findByText('A new code is on its way.');
  await waitFor(() => expect(code.value).toBe(''));
});

test('web/sign-in-9: after Back, asking again too soon leads to the code that was sent before', async () => {
  const { user } = await openCodeStep();
  const { calls } = fakeApi({ requestCode: () => failure('rate_limited', tooSoon) });
  await user.click(screen.getByRole('button', { name: 'Back' }));
  await user.click(screen.getByRole('button', { name: 'Send Code' }));
  const code = await screen.findByLabelText(/Enter 6-digit code/);
  expect(document.activeElement).toBe(code);
  expect(screen.getByRole('alert').textContent).toContain(tooSoon);
  screen.getByText(/^If a code was sent to member@club\.example before, enter it here\./);
  await user.type(code, '123456{Enter}');
  await waitFor(() =>
    expect(calls('verifyCode')[0]?.body).toEqual({ email, code: '123456', attempt: 'attempt-1' }),
  );
});

test('web/sign-in-10: a pause stays on the email step', async () => {
  fakeApi({ requestCode: () => failure('sign_in_paused', 'Sign-in is paused.') });
  const { user } = renderApp('/login', { signedIn: false });
  await user.type(await screen.findByLabelText(/Email/), `${email}{Enter}`);
  expect((await screen.findByRole('alert')).textContent).toContain('Sign-in is paused.');
  expect(screen.queryByLabelText(/Enter 6-digit code/)).toBeNull();
});

test("web/sign-in-6: a failure is said with the server's message and keeps what was typed", async () => {
  const { code, user } = await openCodeStep({
    verifyCode: () => rejection(400, 'That code is not right.'),
  });
  await user.type(code, '000000{Enter}');
  expect((await screen.findByRole('alert')).textContent).toContain('That code is not right.');
  expect(code.value).toBe('000000');
});

test('web/sign-in-7: the button of a call under way says so and answers to no press', async () => {
  const { calls } = fakeApi({ requestCode: neverResponds });
  const { user } = renderApp('/login', { signedIn: false });
  await user.type(await screen.findByLabelText(/Email/), `${email}{Enter}`);
  await user.click(await screen.findByRole('button', { name: /^Sending Code\.\.\./ }));
  await waitFor(() => expect(calls('requestCode')).toHaveLength(1));
});

test('web/sign-in-8: a session that has ended is mentioned', async () => {
  fakeApi();
  renderApp('/login?reason=session_expired', { signedIn: false });
  await screen.findByText('Your session has ended. Please sign in again.');
});

test('web/sign-in-3, web/sign-in-11: a pasted code keeps its digits and submits itself, once', async () => {
  const { calls, code, user } = await openCodeStep({ verifyCode: neverResponds });
  await user.paste(' 123-4567 ');
  await screen.findByRole('button', { name: /^Signing In\.\.\./ });
  expect(code.value).toBe('123456');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(calls('verifyCode')).toHaveLength(1));
});

test('web/sign-in-11: a typed code waits for Sign In, and an invalid one is not sent again', async () => {
  const invalid = { success: false, data: null, message: 'Not valid.', code: 'invalid_code' };
  const { calls, code, user } = await openCodeStep({
    verifyCode: () => Response.json(invalid, { status: 400 }),
  });
  await user.type(code, '123456');
  expect(calls('verifyCode')).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Not valid.');
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
  await user.clear(code);
  await user.paste('123456');
  expect(screen.getByRole('alert').textContent).toContain('Not valid.');
  expect(calls('verifyCode')).toHaveLength(1);
});

test('web/sign-in-12: Resend Code counts down, and can be pressed meanwhile', async () => {
  const { calls, user } = await openCodeStep();
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Resend Code' });
  expect(button.textContent).toMatch(/^Resend Code ?in 0:(?:30|29)$/);
  expect(button.disabled).toBe(false);
  await user.click(button);
  await screen.findByText('A new code is on its way.');
  expect(calls('requestCode')).toHaveLength(2);
});

test('web/sign-in-12: the countdown ends after thirty seconds', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await openCodeStep();
  await act(() => vi.advanceTimersByTimeAsync(31_000));
  expect(screen.getByRole('button', { name: 'Resend Code' }).textContent).toBe('Resend Code');
});

test('web/sign-in-13: a reload shows the code step again, until Back', async () => {
  await openCodeStep();
  expect(sessionStorage.getItem(REQUESTED_CODE_KEY)).toContain(email);
  cleanup();
  const { calls } = fakeApi();
  const { user } = renderApp('/login', { signedIn: false });
  const code = await screen.findByLabelText(/Enter 6-digit code/);
  screen.getByText(/^If member@club\.example belongs to a member, a code is on its way\./);
  await user.type(code, '12345');
  expect(JSON.stringify(Object.values(sessionStorage))).not.toContain('12345');
  await user.type(code, '6{Enter}');
  await waitFor(() =>
    expect(calls('verifyCode')[0]?.body).toEqual({ email, code: '123456', attempt: 'attempt-1' }),
  );
  await waitFor(() => expect(sessionStorage.getItem(REQUESTED_CODE_KEY)).toBeNull());
});

test('web/sign-in-13: Back forgets the code step', async () => {
  const { user } = await openCodeStep();
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(sessionStorage.getItem(REQUESTED_CODE_KEY)).toBeNull();
  cleanup();
  renderApp('/login', { signedIn: false });
  await screen.findByLabelText(/Email/);
});

test('web/sign-in-14: ten minutes after it was requested the code has expired', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { calls, code, user } = await openCodeStep();
  await user.type(code, '123456');
  await act(() => vi.advanceTimersByTimeAsync(CODE_MINUTES * 60_000));
  expect((await screen.findByRole('alert')).textContent).toContain('That code has expired.');
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
  expect(calls('verifyCode')).toEqual([]);
  expect(code.value).toBe('123456');
});

test('web/sign-in-15: a shared page that was shown is named, one that was not is not', async () => {
  fakeApi();
  const [benefit] = club.benefits;
  const path = `/member-benefits/${benefit?.id}`;
  const { user } = renderApp(`${path}?ref=m2`, { signedIn: false });
  await user.click(await screen.findByRole('button', { name: 'Sign in here' }));
  await screen.findByLabelText(/Email/);
  expect(screen.getByText(/^Sign in to continue to/).textContent).toContain(benefit?.title);
  cleanup();
  renderApp(path, { signedIn: false });
  await screen.findByLabelText(/Email/);
  expect(screen.queryByText(/^Sign in to continue to/)).toBeNull();
});

test.each([
  ['back by hours', -7_200_000],
  ['forth by two days', 172_800_000],
])('web/sign-in-12: a clock that is set %s changes no countdown', async (_, by) => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { calls } = await openCodeStep();
  const button = screen.getByRole('button', { name: 'Resend Code' });
  vi.setSystemTime(Date.now() + by);
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(button.textContent).toMatch(/^Resend Code ?in 0:(?:20|19)$/);
  await act(() => vi.advanceTimersByTimeAsync(21_000));
  expect(button.textContent).toBe('Resend Code');
  expect(calls('requestCode')).toHaveLength(1);
});

test('web/sign-in-13: a reload after the clock was set back shows the code step again', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await openCodeStep();
  cleanup();
  vi.setSystemTime(Date.now() - 2000);
  renderApp('/login', { signedIn: false });
  await screen.findByLabelText(/Enter 6-digit code/);
});

test('web/sign-in-16: a browser that stores nothing is named', async () => {
  fakeApi();
  renderApp('/login', { signedIn: false });
  await screen.findByLabelText(/Email/);
  expect(screen.queryByText(/^Your browser stores nothing/)).toBeNull();
  cleanup();
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
  onTestFinished(() => full.mockRestore());
  renderApp('/login', { signedIn: false });
  await screen.findByText(/^Your browser stores nothing for this site\./);
});
