import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { club, signIn } from '../../testing/club.ts';
import { fakeApi, type FakeHandlers, rejection } from '../../testing/fakeApi.ts';
import { renderApp } from '../../testing/renderApp.tsx';
import { storageKeys } from './storageKeys.ts';

type App = ReturnType<typeof renderApp>;
const rejected = () => rejection(401, 'Please sign in.');
const other = { ...signIn, user: { ...signIn.user, id: 'member-other' } };

const press = async ({ user }: App, name: string, role = 'button') =>
  user.click(await screen.findByRole(role, { name }));
const type = async ({ user }: App, label: RegExp, text: string) => {
  const field = await screen.findByLabelText(label);
  await user.clear(field);
  await user.type(field, text);
};
const valueOf = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label).value;
const parked = () => sessionStorage.getItem(storageKeys.parkedDraft);

/** Waits for the page that says that the session has ended, and until the draft is sealed. */
const seeEnd = async ({ router }: App) => {
  await screen.findByText('Your session has ended. Please sign in again.');
  expect(router.state.location.pathname + router.state.location.search).toBe(
    '/login?reason=session_expired',
  );
};
const signInAgain = async (app: App, handlers: FakeHandlers = {}) => {
  const server = fakeApi(handlers);
  await type(app, /Email/, 'member@club.example{Enter}');
  await app.user.type(await screen.findByLabelText(/Enter 6-digit code/), '123456{Enter}');
  return server;
};

/** Writes a request whose submission finds the session ended. */
const loseSession = async (path = '/events?city=Lisbon') => {
  fakeApi({ submitRequest: rejected });
  const app = renderApp(path);
  await press(app, 'Submit a Request');
  await press(app, 'Other', 'radio');
  await type(app, /Subject/, 'An umbrella');
  await type(app, /Description of your request/, 'Find it.');
  await press(app, 'Submit Request');
  await seeEnd(app);
  await waitFor(() => expect(parked()).not.toBeNull());
  return app;
};

test('web/requests-18, web/app/session-4: a request whose session ends is there again after signing in, on its page', async () => {
  const app = await loseSession();
  for (const stored of [JSON.stringify(localStorage), JSON.stringify(sessionStorage)]) {
    expect(stored).not.toContain('umbrella');
    expect(stored).not.toContain(signIn.user.id);
  }
  const { calls } = await signInAgain(app);
  await screen.findByRole('dialog', { name: 'Submit a Request' });
  const { pathname, search } = app.router.state.location;
  expect(pathname + search).toBe('/events?city=Lisbon');
  expect(valueOf(/Subject/)).toBe('An umbrella');
  expect(valueOf(/Description of your request/)).toBe('Find it.');
  expect(parked()).toBeNull();
  await press(app, 'Submit Request');
  await screen.findByText('Success!');
  expect(calls('submitRequest').map(({ body }) => body)).toMatchObject([
    { subject: 'An umbrella', otherDescription: 'Find it.' },
  ]);
});

test('web/requests-18: a request that was sent carries the same idempotency key after signing in', async () => {
  const before = fakeApi({ submitRequest: rejected });
  const app = renderApp('/events');
  await press(app, 'Submit a Request');
  await press(app, 'Other', 'radio');
  await type(app, /Subject/, 'An umbrella');
  await type(app, /Description of your request/, 'Find it.');
  await press(app, 'Submit Request');
  await seeEnd(app);
  const [sent] = before.calls('submitRequest');
  const { calls } = await signInAgain(app);
  await press(app, 'Submit Request');
  await screen.findByText('Success!');
  const keys = [sent, ...calls('submitRequest')].map((call) =>
    call?.headers.get('idempotency-key'),
  );
  expect(keys).toEqual([keys[0], keys[0]]);
  expect(keys[0]).toBeTruthy();
});

test('web/requests-18: another member who signs in gets the page, and neither form nor text', async () => {
  const app = await loseSession();
  await signInAgain(app, { verifyCode: () => other });
  await waitFor(() => expect(app.router.state.location.pathname).toBe('/events'));
  await waitFor(() => expect(parked()).toBeNull());
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('web/requests-18: after a reload of the sign-in page the request is still there', async () => {
  await loseSession();
  cleanup();
  const app = renderApp('/login', { signedIn: false });
  await signInAgain(app);
  await screen.findByRole('dialog', { name: 'Submit a Request' });
  expect(valueOf(/Subject/)).toBe('An umbrella');
});

test('web/requests-18: a request about a vendor is about it again', async () => {
  const vendor = club.vendors[0]!;
  fakeApi();
  const app = renderApp(`/vendors/${vendor.slug}`);
  await press(app, 'Request assistance');
  await type(app, /Additional notes/, 'By the window.');
  app.session.send({ type: 'session.rejected' });
  await seeEnd(app);
  await signInAgain(app);
  const dialog = await screen.findByRole('dialog', { name: / Request$/ });
  within(dialog).getByText(`Request assistance with: ${vendor.name}`);
  expect(valueOf(/Additional notes/)).toBe('By the window.');
});

test('web/requests-18: signing out drops the draft, so that signing in opens no form', async () => {
  fakeApi();
  const app = renderApp('/events');
  await press(app, 'Submit a Request');
  await press(app, 'Other', 'radio');
  await type(app, /Subject/, 'An umbrella');
  app.session.send({ type: 'session.signedOut' });
  await signInAgain(app);
  await waitFor(() => expect(app.router.state.location.pathname).toBe('/dashboard'));
  await screen.findByRole('heading', { level: 1 });
  expect(parked()).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('web/requests-18: a form that was closed does not open again', async () => {
  fakeApi();
  const app = renderApp('/events');
  await press(app, 'Submit a Request');
  await press(app, 'Other', 'radio');
  await type(app, /Subject/, 'An umbrella');
  await press(app, 'Cancel');
  app.session.send({ type: 'session.rejected' });
  await seeEnd(app);
  await signInAgain(app);
  await waitFor(() => expect(app.router.state.location.pathname).toBe('/events'));
  await screen.findByRole('heading', { level: 1, name: 'Events' });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('web/profile-15: an edit of the profile is there again', async () => {
  fakeApi({ updateProfile: rejected });
  const app = renderApp('/profile');
  await press(app, 'Edit Profile');
  await type(app, /^Phone/, '020 7946 0000');
  await press(app, 'Save');
  await seeEnd(app);
  const { calls } = await signInAgain(app);
  await screen.findByRole('dialog', { name: 'Edit Profile' });
  expect(valueOf(/^Phone/)).toBe('020 7946 0000');
  await press(app, 'Save');
  await screen.findByText('Profile updated successfully!');
  expect(calls('updateProfile').map(({ body }) => body)).toEqual([{ phone: '020 7946 0000' }]);
  expect(parked()).toBeNull();
});

test('web/profile-15: a change request is there again', async () => {
  fakeApi({ submitChangeRequest: rejected });
  const app = renderApp('/profile');
  await press(app, 'Request a Change');
  await press(app, 'What should we change?', 'combobox');
  await press(app, 'Legal name', 'option');
  await type(app, /New legal name/, 'Ada Byron');
  app.session.send({ type: 'session.rejected' });
  await seeEnd(app);
  await signInAgain(app);
  await screen.findByRole('dialog', { name: 'Request a Change' });
  expect(valueOf(/New legal name/)).toBe('Ada Byron');
});

test('web/app/session-11: nothing of a card is stored when the session ends', async () => {
  fakeApi();
  const app = renderApp('/profile');
  await press(app, 'Add Card');
  await type(app, /Card name/, 'Travel');
  await type(app, /Card number/, '5555555555554444');
  app.session.send({ type: 'session.rejected' });
  await seeEnd(app);
  await signInAgain(app);
  await screen.findByRole('button', { name: 'Add Card' });
  expect(parked()).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('web/app/session-11: nothing of a document is stored when the session ends', async () => {
  fakeApi();
  const app = renderApp('/profile');
  await press(app, 'Upload Document');
  await type(app, /^Name/, 'My passport');
  app.session.send({ type: 'session.rejected' });
  await seeEnd(app);
  await signInAgain(app);
  await screen.findByRole('button', { name: 'Upload Document' });
  expect(parked()).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
});
