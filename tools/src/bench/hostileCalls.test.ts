import { calls } from '@parlour/contract';
import { expect, test } from 'vitest';
import { hostileCallOf } from './hostileCalls.ts';

const tokens = {
  authorization: 'Bearer token',
  'x-crm-token': 'own',
  'x-forwarded-for': '192.0.2.1',
};
const attacks = Array.from({ length: 2000 }, (_, number) => hostileCallOf(number, tokens));

test('every call of the contract is attacked', () => {
  const paths = new Set(attacks.map(({ path }) => path.split('?', 1)[0]));
  for (const { path } of Object.values(calls)) {
    const pattern = new RegExp(`^${path.replace(':id', '[^/]+')}$`);
    expect([...paths].some((attacked) => pattern.test(attacked ?? ''))).toBe(true);
  }
});

test('the fields of a call are those of the contract, of every variant', () => {
  const bodies = attacks.filter(({ path }) => path === '/api/requests').map(({ body }) => body);
  expect(bodies).toContainEqual(expect.stringContaining('"pickupLocation"'));
  expect(bodies).toContainEqual(expect.stringContaining('"beautyTime"'));
});

test('every client has an address of its own, also without tokens', () => {
  expect(attacks.every(({ headers }) => headers['x-forwarded-for'] === '192.0.2.1')).toBe(true);
});

test('the same number makes the same call', () => {
  expect(hostileCallOf(1234, tokens)).toEqual(hostileCallOf(1234, tokens));
});

test('no session is ended, so that most calls get past the check of the session', () => {
  const own = attacks.filter(({ path }) => /sign-out|sessions$/.test(path));
  expect(own.length).toBeGreaterThan(0);
  expect(own.every(({ headers }) => headers['x-crm-token'] !== tokens['x-crm-token'])).toBe(true);
});
