import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { sampleId } from '@parlour/sample-club';
import { expect, test, vi } from 'vitest';
import { REQUEST_DRAFT_KEY } from '../../app/session/storageKeys.ts';
import { signIn } from '../../testing/club.ts';
import { fakeApi, neverResponds } from '../../testing/fakeApi.ts';
import { renderApp } from '../../testing/renderApp.tsx';

const path = '/member-benefits';
const stored = () => sessionStorage.getItem(REQUEST_DRAFT_KEY);
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const valueOf = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label).value;

/** Types a request, without what it needs to be sent. */
const typeRequest = async (handlers: Parameters<typeof fakeApi>[0] = {}) => {
  const server = fakeApi(handlers);
  const app = renderApp(path);
  await app.user.click(await screen.findByRole('button', { name: 'Submit a Request' }));
  const dialog = within(await screen.findByRole('dialog'));
  await app.user.click(dialog.getByRole('radio', { name: 'Other' }));
  await app.user.type(dialog.getByLabelText(/Subject/), 'An umbrella');
  const press = (name: string) => app.user.click(screen.getByRole('button', { name }));
  const describe = () =>
    app.user.type(dialog.getByLabelText(/Description of your request/), 'Find it.');
  return { ...server, ...app, press, describe };
};

/** Renders the app anew, with what the tab has stored. */
const reload = (at = path) => {
  cleanup();
  return renderApp(at);
};

/** Waits until the page is there, and for a form that opens by itself. */
const settled = async () => {
  await screen.findByRole('heading', { level: 1 });
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
};

test('web/requests-22: after a reload the form opens by itself with what was typed, and again after another', async () => {
  await typeRequest();
  for (const at of [path, '/events']) {
    reload(at);
    const dialog = within(await screen.findByRole('dialog', { name: 'Submit a Request' }));
    expect(dialog.getByRole<HTMLInputElement>('radio', { name: 'Other' }).checked).toBe(true);
    expect(valueOf(/Subject/)).toBe('An umbrella');
  }
});

test('web/requests-22: a request from a page begins with its suggestion again', async () => {
  fakeApi();
  const { user } = renderApp(`/destination-guides/${sampleId('destination', 'paris')}`);
  await user.click(await screen.findByRole('button', { name: 'Ask the Concierge' }));
  const guests = () => screen.findByRole('spinbutton', { name: /Number of guests/ });
  await user.type(await guests(), '2');
  reload('/dashboard');
  await screen.findByRole('dialog', { name: 'Hotel Reservation Request' });
  expect(valueOf(/Subject/)).toBe('Hotel Reservation - Paris');
  expect(await guests()).toHaveProperty('value', '2');
});

test('web/requests-22, web/requests-9: a request that was being sent is sent again with the same key', async () => {
  const before = await typeRequest({ submitRequest: neverResponds });
  await before.describe();
  await before.press('Submit Request');
  await waitFor(() => expect(before.calls('submitRequest')).toHaveLength(1));
  const { calls } = fakeApi();
  const { user } = reload();
  await user.click(await screen.findByRole('button', { name: 'Submit Request' }));
  await screen.findByText('Success!');
  const [first, second] = [...before.calls('submitRequest'), ...calls('submitRequest')];
  expect(second?.headers.get('idempotency-key')).toBe(first?.headers.get('idempotency-key'));
});

test('web/requests-22: an untouched form is not stored', async () => {
  fakeApi();
  const { user } = renderApp(path);
  await user.click(await screen.findByRole('button', { name: 'Submit a Request' }));
  await screen.findByRole('dialog');
  expect(stored()).toBeNull();
});

test('web/requests-23: once it is sent, nothing is stored', async () => {
  const { describe, press } = await typeRequest();
  await describe();
  expect(stored()).toContain('Find it.');
  await press('Submit Request');
  await screen.findByText('Success!');
  expect(stored()).toBeNull();
  reload();
  await settled();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('web/requests-23: a closed form is stored until its Undo ends', async () => {
  const { press } = await typeRequest();
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await press('Cancel');
  await closed();
  expect(stored()).toContain('An umbrella');
  await act(() => vi.advanceTimersByTimeAsync(6100));
  expect(stored()).toBeNull();
  reload();
  await settled();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('web/requests-23: with the other page, a closed form does not open by itself', async () => {
  const { press, router } = await typeRequest();
  await press('Cancel');
  await closed();
  await act(() => router.navigate('/events'));
  await settled();
  expect(screen.queryByRole('dialog')).toBeNull();
  await press('Undo');
  await screen.findByRole('dialog');
  expect(valueOf(/Subject/)).toBe('An umbrella');
});

test('web/requests-23: a new form takes the place of a closed one', async () => {
  const { press } = await typeRequest();
  await press('Cancel');
  await closed();
  await press('Submit a Request');
  await screen.findByRole('dialog');
  await waitFor(() => expect(stored()).toBeNull());
});

test('web/requests-23: a sign-out drops it, and another member gets neither form nor text', async () => {
  const { session } = await typeRequest();
  const text = stored()!;
  act(() => session.send({ type: 'session.signedOut' }));
  expect(stored()).toBeNull();
  sessionStorage.setItem(REQUEST_DRAFT_KEY, text.replace(signIn.user.id, 'member-other'));
  reload();
  await settled();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test.each(['', '{', '{"memberId":"x"}', JSON.stringify({ memberId: signIn.user.id, drafts: 7 })])(
  'web/requests-22: what is no request in the storage (%j) opens nothing',
  async (text) => {
    fakeApi();
    sessionStorage.setItem(REQUEST_DRAFT_KEY, text);
    renderApp(path);
    await settled();
    expect(screen.queryByRole('dialog')).toBeNull();
  },
);
