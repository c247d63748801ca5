import { calls } from '@parlour/contract';
import { hostileCalls } from '@parlour/e2e';
import { expect, test } from 'vitest';

const tokens = { authorization: 'Bearer token', 'x-crm-token': 'own' };
const attacks = [...hostileCalls(tokens)];

test('every call of the contract is attacked', () => {
  const paths = new Set(attacks.map(({ path }) => path.split('?', 1)[0]));
  for (const { path } of Object.values(calls)) {
    const pattern = new RegExp(`^${path.replace(/:\w+/, '[^/]+')}$`);
    expect([...paths].some((attacked) => pattern.test(attacked ?? ''))).toBe(true);
  }
});

test('the fields of a call are those of the contract, of every variant', () => {
  const bodies = attacks.filter(({ path }) => path === '/api/requests').map(({ body }) => body);
  expect(bodies).toContainEqual(expect.stringContaining('"pickupLocation"'));
  expect(bodies).toContainEqual(expect.stringContaining('"beautyTime"'));
});

test('the calls are the same each time', () => {
  expect([...hostileCalls(tokens)]).toEqual(attacks);
});

test('no session is ended, so that most calls get past the check of the session', () => {
  const ending = attacks.filter(
    ({ method, path }) =>
      (method === 'POST' && path.endsWith('/sign-out')) ||
      (method === 'DELETE' && path.endsWith('/sessions')),
  );
  expect(ending.length).toBeGreaterThan(0);
  expect(ending.every(({ headers }) => headers['x-crm-token'] !== tokens['x-crm-token'])).toBe(
    true,
  );
});
