import { type CallFailure, listSessions } from '@parlour/contract';
import { send } from '@parlour/client';
import { sessionOfSignIn } from '@parlour/core';
import { expect, test, vi } from 'vitest';
import { isSignedIn } from '../session/createSession.ts';
import { openSession, signInOf, storageKeys } from '../testing/openSession.ts';
import { CallError } from './callError.ts';
import { createData } from './createData.ts';

const failureOf = (status: number): CallFailure => ({
  kind: 'domain',
  status,
  message: 'No.',
  detail: 'No.',
  hasServerMessage: true,
});

/** Opens a page of the app, with a server that gives every call this response. */
function openPage(memberId: string | null, pageUrl: string, respond = () => new Response('{}')) {
  const sent: Request[] = [];
  const opened = openSession(memberId);
  const data = createData({
    session: opened.session,
    origin: 'https://club.example',
    pageUrl: () => pageUrl,
    retries: 0,
    fetch: async (...request) => {
      sent.push(new Request(...request));
      return respond();
    },
  });
  const failRead = async (cause: Error) => {
    const queryFn = async () => Promise.reject(cause);
    await expect(data.queryClient.query({ queryKey: ['read'], queryFn })).rejects.toBe(cause);
  };
  return { ...opened, ...data, sent, failRead };
}

const visit = 'https://club.example/events/e1?ref=m2';
const returnPath = () => sessionStorage.getItem(storageKeys.returnPath);

test('web/app/session-2: a visit whose ref the server rejects leads to sign in, and back to the page', async () => {
  const { failRead, goTo } = openPage(null, visit);
  await failRead(new CallError(failureOf(401)));
  expect(goTo.mock.calls).toEqual([['/login']]);
  expect(returnPath()).toBe('/events/e1?ref=m2');
});

test.each([
  ['of another failure', null, visit, new CallError(failureOf(404))],
  ['of a defect', null, visit, new Error('A defect.')],
  ['without ref', null, 'https://club.example/events/e1', new CallError(failureOf(401))],
  ['of a member', 'm1', visit, new CallError(failureOf(401))],
])(
  'web/app/session-2: nobody is led away from a page because %s',
  async (_, memberId, pageUrl, error) => {
    const { failRead, goTo } = openPage(memberId, pageUrl);
    await failRead(error);
    expect(goTo).not.toHaveBeenCalled();
    expect(returnPath()).toBeNull();
  },
);

test('app/session-5: the end of a session is sent with its own tokens, and outlives the page', async () => {
  const { revokeSession, sent } = openPage('m2', visit);
  revokeSession(sessionOfSignIn(signInOf('m1')));
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  const [call] = sent;
  expect(call?.headers.get('authorization')).toBe('Bearer token-m1');
  expect(call?.headers.get('x-crm-token')).toBe('crm-m1');
  expect(call?.keepalive).toBe(true);
});

test('core/session-19: a session that lacks a token is ended here alone', async () => {
  const { revokeSession, sent } = openPage(null, visit);
  revokeSession({ ...sessionOfSignIn(signInOf('m1')), sessionToken: '' });
  await new Promise((resolve) => setTimeout(resolve));
  expect(sent).toEqual([]);
});

test.each([
  [401, false],
  [404, true],
])(
  'web/app/session-4: a call carries the tokens of the session, which a %i ends: %s',
  async (status, stays) => {
    const { client, session, sent } = openPage('m1', visit, () =>
      Response.json({ success: false, data: null, message: 'No.' }, { status }),
    );
    expect((await send(client, listSessions, {})).ok).toBe(false);
    expect(sent[0]?.url).toMatch(/^https:\/\/club\.example\/api\//);
    expect(sent[0]?.headers.get('authorization')).toBe('Bearer token-m1');
    expect(isSignedIn(session)).toBe(stays);
  },
);
