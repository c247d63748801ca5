import type { Access } from '@parlour/contract';
import { beforeEach, expect, test, vi } from 'vitest';
import type { FastifyRequest } from 'fastify';
import { MINUTE } from '../platform/process/clock.ts';
import { createAuthorize } from './authorize.ts';
import { createDeskCookie } from './deskCookie.ts';
import type { KeyHolder, StaffSession } from './principal.ts';

const now = new Date('2030-03-01T12:00:00Z');
const sessionOf = (staffId: string, ...roles: StaffSession['principal']['roles']) => ({
  sessionId: staffId,
  principal: { kind: 'staff', staffId, roles } as const,
  provedAt: now,
});
const staffSessions: Readonly<Record<string, StaffSession>> = {
  staff: sessionOf('1', 'concierge'),
  trainee: sessionOf('2'),
  late: { ...sessionOf('3', 'concierge'), provedAt: new Date(now.getTime() - 5 * MINUTE) },
};

const view = {
  viewId: 'v1',
  staff: sessionOf('4', 'manager').principal,
  memberId: '1',
  expiresAt: now,
};
const checkSession = vi.fn((token: string) => ({
  sessionId: token,
  principal: { kind: 'member', memberId: '1' } as const,
}));
beforeEach(() => void checkSession.mockClear());
const checkKey = (key: string): Promise<KeyHolder | undefined> => {
  const keyId = key.replace('parlour_', '');
  const permissions = ['desk.read'] as const;
  return Promise.resolve(keyId === 'unknown' ? undefined : { kind: 'key', keyId, permissions });
};
const countClient = vi.fn();
beforeEach(() => void countClient.mockClear());
const authorizeAt = (url: string, hasOwnHost = false) =>
  createAuthorize({
    checkSession,
    checkView: (token) => Promise.resolve(token === 'view.open' ? view : undefined),
    previewOf: () => undefined,
    isActiveRef: () => Promise.resolve(true),
    desk: {
      url,
      hasOwnHost,
      cookie: createDeskCookie(url),
      checkSession: (token) => Promise.resolve(staffSessions[token]),
      checkKey,
    },
    clock: { now: () => now },
    sessionLimiter: { count: (id) => (id === 'busy' ? 60 : undefined) },
    countClient,
  });
const authorize = authorizeAt('https://club.example');

const deskHeaders = { 'x-desk': '1', 'sec-fetch-site': 'same-origin' };
const headersOf = (who: string): Record<string, string> => {
  if (who === 'none') return {};
  if (who === 'page') return deskHeaders;
  if (who === 'view') return { authorization: 'Bearer view.open' };
  if (who === 'ended view') return { authorization: 'Bearer view.other' };
  if (who === 'member') return { authorization: 'Bearer member' };
  return { ...deskHeaders, cookie: `__Host-desk=${who}` };
};
const outcomeOf = async (
  access: Access,
  headers: Record<string, string>,
  query: object = {},
  check = authorize,
) => {
  const request = { headers, query, ip: '192.0.2.1', host: 'club.example' };
  try {
    return (await check(access, request as unknown as FastifyRequest, true)).kind;
  } catch (error) {
    return error instanceof Error && 'status' in error ? error.status : error;
  }
};

test.each(['"club"', '"constructor"', '"__proto__"', '"toString"', '""', 'null', '["club"]'])(
  'api/access-1: a call with the unknown access %s admits nobody, and no token is looked at',
  async (kind) => {
    const unknown: Access = JSON.parse(`{"kind":${kind}}`);
    for (const who of ['none', 'member', 'staff']) {
      expect(await outcomeOf(unknown, headersOf(who), { ref: 'm1' })).toBe(401);
    }
    expect(checkSession).not.toHaveBeenCalled();
  },
);

test('api/access-1: the names of accesses of before admit nobody', async () => {
  for (const name of ['public', 'visitor', 'member']) {
    const access: Access = JSON.parse(JSON.stringify(name));
    expect(await outcomeOf(access, headersOf('member'), { ref: 'm1' })).toBe(401);
  }
});

const own = { kind: 'member', viewable: false } as const;
const reading = { kind: 'staff', permission: 'desk.read' } as const;

test.each<[Access, unknown]>([
  [{ kind: 'view' }, 'staff'],
  [{ kind: 'shared' }, 'member'],
  [{ kind: 'member', viewable: true }, 'member'],
  [own, 403],
  [reading, 403],
  [{ kind: 'public' }, 'anonymous'],
])(
  'api/access-10: a view that makes a call with the access %j gets %s',
  async (access, outcome) => {
    expect(await outcomeOf(access, headersOf('view'))).toBe(outcome);
    const ended = outcome === 'anonymous' || access.kind === 'staff' ? outcome : 401;
    expect(await outcomeOf(access, headersOf('ended view'), { ref: 'm1' })).toBe(ended);
    expect(checkSession).not.toHaveBeenCalled();
  },
);

test.each<[Access, Record<string, unknown>]>([
  [{ kind: 'public' }, { none: 'anonymous', page: 'anonymous', member: 'anonymous' }],
  [{ kind: 'shared' }, { none: 'visitor', member: 'member', staff: 'visitor' }],
  [own, { none: 401, page: 401, member: 'member', staff: 401 }],
  [{ kind: 'view' }, { none: 401, page: 401, member: 401, staff: 401 }],
  [{ kind: 'desk' }, { none: 403, page: 'anonymous', member: 403, staff: 'anonymous' }],
  [reading, { none: 403, page: 401, member: 403, staff: 'staff', trainee: 403, other: 401 }],
])(
  'api/access-2: a call with the access %j admits only whom it names',
  async (access, outcomes) => {
    for (const [who, outcome] of Object.entries(outcomes)) {
      const found = await outcomeOf(access, headersOf(who), { ref: 'm1' });
      expect([who, found]).toEqual([who, outcome]);
    }
  },
);

test.each<Record<string, string>>([
  { 'x-desk': '' },
  { 'x-desk': '2' },
  { 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'none' },
  { 'sec-fetch-site': '' },
])('api/access-8: a call with the desk’s cookie but %j is a 403', async (changed) => {
  expect(await outcomeOf(reading, { ...headersOf('staff'), ...changed })).toBe(403);
});

test('api/access-8: without TLS browsers send no site, and the header alone tells a page of the desk', async () => {
  const plain = authorizeAt('http://club.example');
  const cookie = 'desk=staff';
  expect(await outcomeOf(reading, { cookie, 'x-desk': '1' }, {}, plain)).toBe('staff');
  expect(await outcomeOf(reading, { cookie }, {}, plain)).toBe(403);
  const crossSite = { cookie, 'x-desk': '1', 'sec-fetch-site': 'cross-site' };
  expect(await outcomeOf(reading, crossSite, {}, plain)).toBe(403);
  expect(await outcomeOf(reading, { ...deskHeaders, cookie })).toBe(401);
});

test('api/access-8: a desk with a host of its own makes its calls at that host alone', async () => {
  const elsewhere = authorizeAt('https://desk.club.example', true);
  expect(await outcomeOf(reading, headersOf('staff'), {}, elsewhere)).toBe(403);
  const here = authorizeAt('https://club.example', true);
  expect(await outcomeOf(reading, headersOf('staff'), {}, here)).toBe('staff');
});

test('api/access-9: a call with a step-up needs a proof of the last five minutes', async () => {
  const stepUp = { ...reading, stepUp: true } as const;
  expect(await outcomeOf(stepUp, headersOf('staff'))).toBe('staff');
  expect(await outcomeOf(stepUp, headersOf('late'))).toBe(403);
  expect(await outcomeOf(reading, headersOf('late'))).toBe('staff');
});

const withKey = (id: string, more: Record<string, string> = {}) => ({
  ...more,
  authorization: `Bearer parlour_${id}`,
});
const open = { ...reading, apiKeys: true } as const;

test('api/access-11: an API key needs neither the desk’s cookie nor its header, and it alone decides', async () => {
  expect(await outcomeOf(open, withKey('one'))).toBe('key');
  expect(await outcomeOf(open, withKey('one', { 'sec-fetch-site': 'cross-site' }))).toBe('key');
  expect(await outcomeOf(open, { authorization: 'bearer parlour_one' })).toBe('key');
  expect(await outcomeOf(open, withKey('unknown', headersOf('staff')))).toBe(401);
  expect(await outcomeOf(reading, withKey('one', headersOf('staff')))).toBe(403);
});

test('api/access-11: a key anywhere but in the header opens nothing', async () => {
  const key = 'parlour_one';
  expect(await outcomeOf(open, {}, { authorization: `Bearer ${key}`, apiKey: key })).toBe(403);
  expect(await outcomeOf(open, { 'x-api-key': key })).toBe(403);
  expect(await outcomeOf(open, { authorization: key })).toBe(403);
  expect(await outcomeOf(open, { authorization: `Basic ${key}` })).toBe(403);
  expect(await outcomeOf(open, { ...deskHeaders, cookie: `__Host-desk=${key}` })).toBe(401);
});

test('api/access-11: a desk with a host of its own takes keys there alone', async () => {
  const elsewhere = authorizeAt('https://desk.club.example', true);
  expect(await outcomeOf(open, withKey('one'), {}, elsewhere)).toBe(403);
  const here = authorizeAt('https://club.example', true);
  expect(await outcomeOf(open, withKey('one'), {}, here)).toBe('key');
});

test.each<Access>([
  reading,
  { ...reading, stepUp: true },
  { kind: 'staff', permission: 'account.own' },
  { kind: 'staff', permission: 'member.read', apiKeys: true },
  { kind: 'desk' },
])(
  'api/access-12: a key without the right to a call with the access %j is a 403',
  async (access) => {
    expect(await outcomeOf(access, withKey('one'))).toBe(403);
  },
);

test('api/access-13: the calls of a key are limited, and an unknown key counts for its client', async () => {
  expect(await outcomeOf(open, withKey('busy'))).toBe(429);
  expect(await outcomeOf(open, withKey('one'))).toBe('key');
  expect(countClient).not.toHaveBeenCalled();
  await outcomeOf(open, withKey('unknown'));
  expect(countClient).toHaveBeenCalledOnce();
});
