import type { Access } from '@parlour/contract';
import { beforeEach, expect, test, vi } from 'vitest';
import type { FastifyRequest } from 'fastify';
import { createAuthorize } from './authorize.ts';
import type { Principal } from './principal.ts';

const member: Principal = { kind: 'member', memberId: '1' };
const staff: Principal = { kind: 'staff', staffId: '1', permissions: ['desk.read'] };
const trainee: Principal = { kind: 'staff', staffId: '2', permissions: [] };
const principals: Readonly<Record<string, Principal>> = { member, staff, trainee };

const checkSession = vi.fn((token: string) => ({
  sessionId: token,
  principal: principals[token] ?? member,
}));
beforeEach(() => void checkSession.mockClear());
const authorize = createAuthorize({
  checkSession,
  isActiveRef: () => Promise.resolve(true),
  sessionLimiter: { count: () => undefined },
  countClient: () => undefined,
});

const request = (token?: string, query: object = {}) =>
  ({
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    query,
    ip: '192.0.2.1',
  }) as unknown as FastifyRequest;
const outcomeOf = async (access: Access, token?: string, query?: object) => {
  try {
    return (await authorize(access, request(token, query), true)).kind;
  } catch (error) {
    return error instanceof Error && 'status' in error ? error.status : error;
  }
};

test.each(['"club"', '"constructor"', '"__proto__"', '"toString"', '""', 'null', '["club"]'])(
  'AC1: a call with the unknown access %s admits nobody, and no token is looked at',
  async (kind) => {
    const unknown: Access = JSON.parse(`{"kind":${kind}}`);
    for (const token of [undefined, 'member', 'staff']) {
      expect(await outcomeOf(unknown, token, { ref: 'm1' })).toBe(401);
    }
    expect(checkSession).not.toHaveBeenCalled();
  },
);

test('AC1: the names of accesses of before admit nobody', async () => {
  for (const name of ['public', 'visitor', 'member']) {
    expect(await outcomeOf(JSON.parse(JSON.stringify(name)), 'member', { ref: 'm1' })).toBe(401);
  }
});

test.each<[Access, Record<string, unknown>]>([
  [
    { kind: 'public' },
    { none: 'anonymous', member: 'anonymous', staff: 'anonymous', trainee: 'anonymous' },
  ],
  [{ kind: 'shared' }, { none: 'visitor', member: 'member', staff: 401, trainee: 401 }],
  [{ kind: 'member' }, { none: 401, member: 'member', staff: 401, trainee: 401 }],
  [
    { kind: 'staff', permission: 'desk.read' },
    { none: 401, member: 401, staff: 'staff', trainee: 401 },
  ],
])('AC2: a call with the access %j admits only whom it names', async (access, outcomes) => {
  for (const [name, outcome] of Object.entries(outcomes)) {
    const token = name === 'none' ? undefined : name;
    expect([name, await outcomeOf(access, token, { ref: 'm1' })]).toEqual([name, outcome]);
  }
});
