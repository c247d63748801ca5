import type { SignIn } from '@parlour/contract';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  credentialsOf,
  parseStoredSession,
  serializeSession,
  sessionOfSignIn,
} from './storedSession.ts';

const user = {
  id: 'm1',
  email: 'member@club.example',
  name: 'Ada',
  crmId: 'crm-1',
  instanceUrl: 'https://crm.example',
};
const signIn: SignIn = { token: 'a.b.c', user: { ...user, crmToken: 'crm-token' } };
const session = sessionOfSignIn(signIn);

test('core/session-1: a sign-in becomes user, flag and tokens', () => {
  expect(session).toStrictEqual({
    user,
    isAuthenticated: true,
    sessionToken: 'a.b.c',
    crmToken: 'crm-token',
    refreshToken: 'system-auth',
  });
});

test('core/session-1: what was stored reads back the same', () => {
  const filled = fc.string({ minLength: 1 });
  const anySignIn = fc.record({
    token: filled,
    user: fc.record({
      id: filled,
      email: filled,
      name: fc.string(),
      crmId: fc.string(),
      instanceUrl: fc.string(),
      crmToken: filled,
    }),
  });
  fc.assert(
    fc.property(anySignIn, (given) => {
      const stored = sessionOfSignIn(given);
      expect(parseStoredSession(serializeSession(stored))).toEqual(stored);
    }),
  );
});

test('core/session-1, core/session-5: a missing token is read as missing', () => {
  const stored = JSON.stringify({ ...session, sessionToken: undefined, crmToken: '' });
  expect(parseStoredSession(stored)).toEqual({ ...session, sessionToken: null, crmToken: null });
});

test.each([
  null,
  '',
  'null',
  '[]',
  '"auth"',
  '{',
  JSON.stringify({ ...session, isAuthenticated: false }),
  JSON.stringify({ ...session, isAuthenticated: 'true' }),
  JSON.stringify({ ...session, user: null }),
  JSON.stringify({ ...session, user: { ...user, id: '' } }),
  JSON.stringify({ ...session, user: { ...user, email: 7 } }),
  JSON.stringify({ ...session, user: { ...user, crmId: undefined } }),
])('core/session-2: %s restores no session', (text) => {
  expect(parseStoredSession(text)).toBeNull();
});

test('core/session-2: no text makes it throw', () => {
  fc.assert(
    fc.property(fc.oneof(fc.json(), fc.string({ unit: 'binary-ascii' })), (text) => {
      expect(() => parseStoredSession(text)).not.toThrow();
    }),
  );
});

test('core/session-19: a session’s calls carry both tokens, and none without them', () => {
  expect(credentialsOf(session)).toEqual({ token: 'a.b.c', crmToken: 'crm-token' });
  expect(credentialsOf(null)).toBeNull();
  expect(credentialsOf({ ...session, sessionToken: null })).toBeNull();
  expect(credentialsOf({ ...session, crmToken: null })).toBeNull();
});
