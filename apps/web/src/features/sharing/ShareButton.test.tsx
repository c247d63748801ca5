import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { club, profile } from '../../testing/club.ts';
import { fakeApi, rejection } from '../../testing/fakeApi.ts';
import { renderApp } from '../../testing/renderApp.tsx';

const [benefit, otherBenefit] = club.benefits;
const path = `/member-benefits/${benefit!.id}`;
const link = `${window.location.origin}${path}?ref=${profile.ref}`;

const findIdleButton = () => screen.findByRole('button', { name: 'Share link' });
const queryCopiedButton = () => screen.queryByRole('button', { name: 'Copied' });
const findLinkField = () =>
  screen.findByRole<HTMLInputElement>('textbox', { name: 'Copy it from here' });
const rejectWriteText = () =>
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Not allowed.'));

const openPage = async (url = path) => {
  fakeApi();
  const app = renderApp(url);
  await findIdleButton();
  return app;
};

afterEach(() => void vi.restoreAllMocks());

test('web/sharing-1: a press copies the link, says so for two seconds, and is ready again', async () => {
  await openPage(`${path}?from=mail&ref=${profile.ref}#top`);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  fireEvent.click(screen.getByRole('button', { name: 'Share link' }));
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(queryCopiedButton()).not.toBeNull();
  expect(screen.getByText('The link was copied.').getAttribute('role')).toBe('status');
  await act(() => vi.advanceTimersByTimeAsync(1999));
  expect(queryCopiedButton()).not.toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(queryCopiedButton()).toBeNull();
  expect(screen.queryByText('The link was copied.')).toBeNull();
  expect(await navigator.clipboard.readText()).toBe(
    `${window.location.origin}${path}?from=mail&ref=${profile.ref}`,
  );
});

test('web/sharing-1: while it copies the button says so', async () => {
  const { user } = await openPage();
  vi.spyOn(navigator.clipboard, 'writeText').mockReturnValue(new Promise(() => undefined));
  await user.click(await findIdleButton());
  await screen.findByRole('button', { name: /^Copying\.\.\.\s*Share link$/ });
});

test.each([
  ['rejects', rejectWriteText],
  ['is missing', () => Object.defineProperty(navigator, 'clipboard', { value: undefined })],
])('web/sharing-2: when the clipboard %s, the link is offered, selected', async (_, prepare) => {
  const { user } = await openPage();
  prepare();
  await user.click(await findIdleButton());
  await screen.findByText('The link could not be copied');
  const input = await findLinkField();
  await waitFor(() => expect(document.activeElement).toBe(input));
  const { value, selectionStart, selectionEnd, readOnly } = input;
  expect(value).toBe(link);
  expect([selectionStart, selectionEnd, readOnly]).toEqual([0, link.length, true]);
});

test.each(['{Escape}', '{Tab}{Enter}'])(
  'web/sharing-2: the notification closes with %s, and the focus returns to the button',
  async (keys) => {
    const { user } = await openPage();
    rejectWriteText();
    await user.click(await findIdleButton());
    await findLinkField();
    await user.keyboard(keys);
    await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
    const button = await findIdleButton();
    await waitFor(() => expect(document.activeElement).toBe(button));
  },
);

test('web/sharing-2: the next press tries again', async () => {
  const { user } = await openPage();
  rejectWriteText();
  await user.click(await findIdleButton());
  await findLinkField();
  vi.restoreAllMocks();
  await user.click(await findIdleButton());
  await screen.findByRole('button', { name: 'Copied' });
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(await navigator.clipboard.readText()).toBe(link);
});

test("web/sharing-3: another page's button starts idle", async () => {
  const { router, user } = await openPage();
  await user.click(await findIdleButton());
  await screen.findByRole('button', { name: 'Copied' });
  await act(() => router.navigate(`/member-benefits/${otherBenefit!.id}`));
  await screen.findByRole('heading', { level: 1, name: otherBenefit!.title });
  expect(queryCopiedButton()).toBeNull();
});

test("web/sharing-4: a member who came by another's link shares their own", async () => {
  const { user } = await openPage(`${path}?ref=member-2`);
  await user.click(await findIdleButton());
  await screen.findByRole('button', { name: 'Copied' });
  expect(await navigator.clipboard.readText()).toBe(link);
});

test('web/sharing-4: a visitor has no button', async () => {
  fakeApi();
  renderApp(`${path}?ref=member-2`, { signedIn: false });
  await screen.findByRole('heading', { level: 1, name: benefit!.title });
  expect(screen.queryByRole('button', { name: 'Share link' })).toBeNull();
});

test('web/sharing-4: a member who signs out can no longer share', async () => {
  const { session } = await openPage(`${path}?ref=member-2`);
  act(() => session.send({ type: 'session.signedOut' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Share link' })).toBeNull());
});

test('web/sharing-6: a replaced ref is in the link of the next page, without a new sign-in', async () => {
  let ref = 'before';
  const { calls } = fakeApi({ getProfile: () => ({ ...profile, ref }) });
  const { router, user } = renderApp(path);
  await user.click(await findIdleButton());
  await screen.findByRole('button', { name: 'Copied' });
  expect(await navigator.clipboard.readText()).toMatch(/\?ref=before$/);
  ref = 'after';
  await act(() => router.navigate(`/member-benefits/${otherBenefit!.id}`));
  await waitFor(() => expect(calls('getProfile')).toHaveLength(2));
  await user.click(await findIdleButton());
  await screen.findByRole('button', { name: 'Copied' });
  expect(await navigator.clipboard.readText()).toMatch(/\?ref=after$/);
});

test('web/sharing-6: without the ref nothing is copied, and the next press tries again', async () => {
  let isDown = true;
  fakeApi({ getProfile: () => (isDown ? rejection(400, 'Not now.') : profile) });
  const { user } = renderApp(path);
  const write = vi.spyOn(navigator.clipboard, 'writeText');
  await user.click(await findIdleButton());
  await screen.findByText('The link could not be copied');
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(write).not.toHaveBeenCalled();
  isDown = false;
  await user.click(await findIdleButton());
  await screen.findByRole('button', { name: 'Copied' });
  expect(await navigator.clipboard.readText()).toBe(link);
});
