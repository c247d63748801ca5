import {
  type CallFailure,
  type ContractFailure,
  type DomainFailure,
  type ErrorCode,
  errorCodes,
  errorStatuses,
  type TransportFailure,
} from '@parlour/contract';
import { expect, test } from 'vitest';
import { domainFailure, lostResponse } from '../fixtures/failures.ts';
import { isGone, isOffline, isSubjectMissing, isUnauthorized, messageOf } from './failureFacts.ts';
import { failureMeaning } from './failureMeaning.ts';

const unreadable: ContractFailure = { kind: 'contract', status: 200, message: '', detail: '' };
const refused = (status: number, code?: ErrorCode): DomainFailure => ({
  ...domainFailure('No.'),
  status,
  code,
});
const lost = (reason: TransportFailure['reason']): TransportFailure => ({
  ...lostResponse,
  reason,
});

const everyKind: readonly CallFailure[] = [
  lost('network'),
  lost('offline'),
  lost('timeout'),
  lost('aborted'),
  unreadable,
  ...errorCodes.map((code) => refused(errorStatuses[code], code)),
  refused(418),
];

test('core/failures-1: each kind of failure has a message of its own', () => {
  const meanings = everyKind.map(failureMeaning);
  expect(new Set(meanings).size).toBe(everyKind.length);
  for (const meaning of meanings) expect(meaning).toMatch(/^[A-Z].*\.$/);
});

test.each([
  [400, 'invalid_input'],
  [401, 'unauthenticated'],
  [404, 'not_found'],
  [429, 'rate_limited'],
  [500, 'internal'],
  [502, 'internal'],
  [503, 'unavailable'],
] as const)('core/failures-1: %d without a code is told as %s', (status, code) => {
  expect(failureMeaning(refused(status))).toBe(failureMeaning(refused(status, code)));
});

test('core/failures-2: the server’s message is preferred, and another is not the server’s', () => {
  expect(messageOf(domainFailure('The desk is closed.'), 'Failed.')).toBe('The desk is closed.');
  expect(messageOf({ ...domainFailure('HTTP'), hasServerMessage: false }, 'Failed.')).toBe(
    'Failed.',
  );
  expect(messageOf(lostResponse, 'Failed.')).toBe('Failed.');
  expect(messageOf(unreadable, 'Failed.')).toBe('Failed.');
});

const others = [lostResponse, unreadable, refused(403), refused(500)];

test('core/failures-3: only a 401 asks to sign in', () => {
  expect(isUnauthorized(refused(401))).toBe(true);
  expect([...others, refused(404)].some(isUnauthorized)).toBe(false);
});

test('core/failures-4: only a 404 is gone', () => {
  expect([refused(404), { ...unreadable, status: 404 }].every(isGone)).toBe(true);
  expect([...others, refused(400)].some(isGone)).toBe(false);
});

test('core/failures-5: only 404, an invalid id or URL and a success without data tell a missing subject', () => {
  const missing = [
    refused(404),
    { ...refused(400), field: 'id' },
    { ...refused(400), field: 'url' },
    { ...unreadable, isEmpty: true },
  ];
  expect(missing.every(isSubjectMissing)).toBe(true);
  expect([...others, refused(400), refused(401)].some(isSubjectMissing)).toBe(false);
});

test('core/failures-6: only a call made without network is offline', () => {
  expect(isOffline(lost('offline'))).toBe(true);
  expect([...others, lost('timeout'), lost('aborted')].some(isOffline)).toBe(false);
});
