import {
  type ParkedDraft,
  SESSION_EXPIRED_MARK,
  serializeSession,
  sessionOfSignIn,
} from '@parlour/core';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { createSession } from '../session/createSession.ts';
import { type AppServices, AppServicesContext } from '../session/services.ts';
import { findParkedDraft, parkDraft } from './parkedDrafts.ts';
import { sealText } from './sealText.ts';
import { useDraftParking } from './useDraftParking.ts';
import { useParkedDraftExpiry } from './useParkedDraftExpiry.ts';

const DAY = 24 * 60 * 60 * 1000;
const draft: ParkedDraft = {
  form: 'request',
  about: { requestContext: { kind: 'general' }, preselectedType: null },
  changes: { subject: 'A quiet table' },
  idempotencyKey: null,
};
const storageKeys = {
  session: 'session',
  returnPath: 'path',
  returnTitle: 'title',
  requestedCode: 'code',
  parkedDraft: 'draft',
};
const signInOf = (id: string) => ({
  token: `token-${id}`,
  user: { id, email: 'a@x.y', name: id, crmId: id, instanceUrl: 'x', crmToken: 'crm' },
});

/** Opens a tab of the browser where a member is signed in. */
const open = (id = 'm1') => {
  localStorage.setItem(storageKeys.session, serializeSession(sessionOfSignIn(signInOf(id))));
  const session = createSession({
    storage: localStorage,
    tabStorage: sessionStorage,
    storageKeys,
    now: Date.now,
    revokeSession: vi.fn(),
    clearCachedData: vi.fn(),
    shownPage: () => ({ pathname: '/events', search: '' }),
    goTo: vi.fn(),
    log: vi.fn(),
  });
  const services: AppServices = {
    configuration: { clubName: 'A Club' },
    session,
    tabStorage: sessionStorage,
    storageKeys,
  };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <AppServicesContext value={services}>{children}</AppServicesContext>
  );
  return { session, services, wrapper };
};
const parked = () => sessionStorage.getItem(storageKeys.parkedDraft);
const isParked = () => vi.waitFor(() => expect(parked()).not.toBeNull());
/** Long enough for a draft to be sealed. */
const settle = () => sealText('x', 'y', 0);

/** Opens a form and types something. */
const openForm = (id?: string, read: () => ParkedDraft | null = () => draft) => {
  const tab = open(id);
  const form = renderHook(() => useDraftParking(read, false), { wrapper: tab.wrapper });
  return { ...tab, form };
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test.each([
  ['the server rejects it', { type: 'session.rejected' }],
  ['it ended in another tab', { type: 'session.changedElsewhere', stored: SESSION_EXPIRED_MARK }],
] as const)(
  'app/session-7, app/session-8: the draft of an open form is parked if %s',
  async (_, event) => {
    const { session, services } = openForm();
    session.send(event);
    await isParked();
    expect(parked()).not.toContain('quiet');
    expect(sessionStorage.getItem(storageKeys.returnPath)).toBe('/events');
    session.send({ type: 'session.signedIn', signIn: signInOf('m1') });
    expect(await findParkedDraft(services, 'request')).toEqual(draft);
  },
);

test.each([
  ['the member signs out', { type: 'session.signedOut' }],
  ['all sessions were ended', { type: 'session.endedEverywhere' }],
  ['another tab signs out', { type: 'session.changedElsewhere', stored: null }],
] as const)(
  'app/session-7, app/session-10: nothing is parked if %s, and what was parked is dropped',
  async (...given) => {
    const [, event] = given;
    sessionStorage.setItem(storageKeys.parkedDraft, 'before');
    const { session } = openForm();
    session.send(event);
    await settle();
    expect(parked()).toBeNull();
  },
);

test('app/session-7: a form that was closed or is empty parks nothing', async () => {
  const closed = openForm();
  closed.form.unmount();
  closed.session.send({ type: 'session.rejected' });
  openForm('m1', () => null).session.send({ type: 'session.rejected' });
  await settle();
  expect(parked()).toBeNull();
});

test('app/session-7: what one member typed is not parked for another who signed in meanwhile', async () => {
  const { session } = openForm();
  const other = serializeSession(sessionOfSignIn(signInOf('m2')));
  session.send({ type: 'session.changedElsewhere', stored: other });
  session.send({ type: 'session.rejected' });
  await settle();
  expect(parked()).toBeNull();
});

test('app/session-7: somebody who signs in while a draft is sealed leaves nothing parked', async () => {
  const { session } = openForm();
  session.send({ type: 'session.rejected' });
  session.send({ type: 'session.signedIn', signIn: signInOf('m2') });
  session.send({ type: 'session.signedOut' });
  await settle();
  expect(parked()).toBeNull();
});

test('app/session-9: without crypto.subtle nothing is parked', async () => {
  const { session, services } = open();
  session.send({ type: 'session.rejected' });
  vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array) => bytes });
  await parkDraft(services, draft, 'm1');
  vi.unstubAllGlobals();
  expect(parked()).toBeNull();
});

test('app/session-10: another member does not get a parked draft, and drops it', async () => {
  const { session, services } = openForm();
  session.send({ type: 'session.rejected' });
  await isParked();
  session.send({ type: 'session.signedIn', signIn: signInOf('m2') });
  expect(await findParkedDraft(services, 'request')).toBeNull();
  expect(parked()).toBeNull();
});

test('app/session-10: without a session, and by another form, a parked draft is left alone', async () => {
  const { session, services } = openForm();
  session.send({ type: 'session.rejected' });
  await isParked();
  expect(await findParkedDraft(services, 'request')).toBeNull();
  session.send({ type: 'session.signedIn', signIn: signInOf('m1') });
  expect(await findParkedDraft(services, 'profile', 'changeRequest')).toBeNull();
  expect(await findParkedDraft(services, 'profile', 'request')).toEqual(draft);
});

test('app/session-10: a member who signs out while a draft is opened does not get it', async () => {
  const { session, services } = openForm();
  session.send({ type: 'session.rejected' });
  await isParked();
  session.send({ type: 'session.signedIn', signIn: signInOf('m1') });
  const found = findParkedDraft(services, 'request');
  session.send({ type: 'session.signedOut' });
  expect(await found).toBeNull();
  expect(parked()).toBeNull();
});

test.each(['', 'x', '1.2.3.4', '{}'])(
  'app/session-10: %j is dropped as unreadable',
  async (text) => {
    const { services } = open();
    sessionStorage.setItem(storageKeys.parkedDraft, text);
    expect(await findParkedDraft(services, 'request')).toBeNull();
    expect(parked()).toBeNull();
  },
);

test('app/session-11: a parked draft is dropped once a form has taken it back', async () => {
  const { session, services, wrapper } = openForm();
  session.send({ type: 'session.rejected' });
  await isParked();
  session.send({ type: 'session.signedIn', signIn: signInOf('m1') });
  expect(await findParkedDraft(services, 'request')).toEqual(draft);
  expect(parked()).not.toBeNull();
  renderHook(() => useDraftParking(() => null, true), { wrapper });
  expect(parked()).toBeNull();
});

test('app/session-10, core/forms-9: a draft of more than a day ago is not given back, and dropped', async () => {
  const { services } = open();
  const store = async (time: number) =>
    sessionStorage.setItem(storageKeys.parkedDraft, await sealText('{}', 'm1', time));
  await store(Date.now() - DAY);
  expect(await findParkedDraft(services, 'request')).toBeNull();
  expect(parked()).toBeNull();
});

test('app/session-10, core/forms-9: a sign-in page drops a draft after a day, also while it stays open', () => {
  vi.useFakeTimers();
  const { wrapper } = open();
  renderHook(useParkedDraftExpiry, { wrapper });
  // Sealing ends only after the page has opened.
  sessionStorage.setItem(storageKeys.parkedDraft, `${Date.now()}.a.b.c`);
  vi.advanceTimersByTime(DAY - 60_000);
  expect(parked()).not.toBeNull();
  vi.advanceTimersByTime(60_000);
  expect(parked()).toBeNull();
  sessionStorage.setItem(storageKeys.parkedDraft, `${Date.now() - DAY}.a.b.c`);
  renderHook(useParkedDraftExpiry, { wrapper });
  expect(parked()).toBeNull();
});
