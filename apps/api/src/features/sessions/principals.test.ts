import { type Call, calls, type CallTable } from '@parlour/contract';
import fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import * as z from 'zod/mini';
import { clubPrincipals, type Principals } from './principals.ts';
import { createSessions } from './service.ts';
import { createSessionTokens } from './token.ts';
import { addBodyParser } from '../../http/parsing/jsonBody.ts';
import { decorateRequests, registerCalls } from '../../http/calls/registerCalls.ts';
import { sendError } from '../../http/errors/errorHandler.ts';
import { createPerformOnce } from '../../http/idempotency/idempotency.ts';
import { createSecrets } from '../../platform/crypto/secrets.ts';
import { systemRandom } from '../../platform/crypto/random.ts';
import { MEMBER } from '../../testing/constants.ts';
import { startTestClub, type TestClub, type Tokens } from '../../testing/testClub.ts';
import { createAuthorize } from '../../access/authorize.ts';
import type { Principal } from '../../access/principal.ts';

const STAFF_EMAIL = 'desk@club.example';

const greeting = z.object({ name: z.string() });
/** The calls of the tests' own desk, for staff. */
const deskCalls = {
  greet: {
    method: 'GET',
    path: '/api/desk/greeting',
    access: { kind: 'staff', permission: 'desk.read' },
    summary: 'Greets.',
    data: greeting,
  },
  note: {
    method: 'POST',
    path: '/api/desk/notes',
    access: { kind: 'staff', permission: 'desk.read' },
    summary: 'Notes.',
    data: greeting,
  },
} as const satisfies CallTable;

const unguarded: Call = JSON.parse(
  '{"method":"GET","path":"/api/desk/unguarded","access":{"kind":"club"},"summary":"","data":null}',
);

const secrets = createSecrets('a secret key of the tests, long enough', systemRandom);

/** Starts a club that also knows one person of staff, who has a member's id. */
async function startClub() {
  const staff = new Map<string, Principal>();
  const staffWith = (email: string) => {
    const [principal] = staff.values();
    if (principal === undefined || email !== STAFF_EMAIL) return undefined;
    return { principal, contact: { email, name: 'Desk' }, crmId: '', instanceUrl: '' };
  };
  const principals: Principals = {
    byId: { ...clubPrincipals.byId, staff: (_, id) => Promise.resolve(staff.get(id)) },
    allById: {
      ...clubPrincipals.allById,
      staff: (_, ids) => Promise.resolve(ids.flatMap((id) => staff.get(id) ?? [])),
    },
    byEmail: async (queries, email) => staffWith(email) ?? clubPrincipals.byEmail(queries, email),
    holdByEmail: async (transaction, email) =>
      staffWith(email) ?? clubPrincipals.holdByEmail(transaction, email),
  };
  const { club, stop } = await startTestClub({}, { principals });
  onTestFinished(stop);
  const [member] = await club.testDatabase.run('select id from members where email = $1', [MEMBER]);
  const id = String(member?.['id']);
  staff.set(id, { kind: 'staff', staffId: id, permissions: ['desk.read'] });
  const desk = startDesk(club, principals);
  onTestFinished(() => desk.close());
  const callDesk = async (method: 'GET' | 'POST', url: string, as: Tokens, key?: string) => {
    const { statusCode, body } = await desk.inject({
      method,
      url,
      headers: {
        authorization: `Bearer ${as.token}`,
        'x-crm-token': as.crmToken,
        ...(key === undefined ? {} : { 'idempotency-key': key }),
      },
    });
    return { status: statusCode, data: JSON.parse(body).data };
  };
  return { club, id, staff, callDesk };
}

/** Starts a small server with the calls of staff and one of the members' on the club's database. */
function startDesk(club: TestClub, principals: Principals) {
  const clock = { now: club.now };
  const { queries } = club.database;
  const tokens = createSessionTokens(secrets, clock);
  const sessions = createSessions({ queries, principals, tokens, clock, random: systemRandom });
  const noLimit = { count: () => undefined };
  const dependencies = {
    authorize: createAuthorize({
      checkSession: sessions.check,
      isActiveRef: () => Promise.resolve(false),
      sessionLimiter: noLimit,
      countClient: noLimit.count,
    }),
    performOnce: createPerformOnce(club.database, secrets, clock),
    record: () => Promise.resolve(),
  };
  const app = fastify();
  app.setErrorHandler((error, request, reply) => sendError(error, request, reply));
  addBodyParser(app);
  decorateRequests(app);
  const nameOf = ({ staffId }: { readonly staffId: string }) => ({ name: staffId });
  registerCalls(
    app,
    {
      calls: deskCalls,
      handlers: {
        greet: { query: ({ caller }) => Promise.resolve({ data: nameOf(caller) }) },
        note: {
          command: ({ caller }) =>
            Promise.resolve({
              data: nameOf(caller),
              events: [{ action: 'member.changed', subject: 'member:1' }],
            }),
        },
      },
    },
    dependencies,
  );
  const { getConfiguration } = calls;
  registerCalls(
    app,
    {
      calls: { unguarded, getConfiguration },
      handlers: {
        unguarded: { query: () => Promise.resolve({ data: null }) },
        getConfiguration: { query: () => Promise.reject(new Error('no configuration')) },
      },
    },
    dependencies,
  );
  return app;
}

test('AC1: a member’s and a staff’s tokens do not open a call whose access is unknown', async () => {
  const { club, callDesk } = await startClub();
  for (const email of [MEMBER, STAFF_EMAIL]) {
    const tokens = await club.signIn(email);
    expect((await callDesk('GET', '/api/desk/unguarded', tokens)).status).toBe(401);
  }
});

test('AC2, AC3: staff sign in by email and make calls of staff alone, members do not', async () => {
  const { club, id, staff, callDesk } = await startClub();
  const [asStaff, asMember] = [await club.signIn(STAFF_EMAIL), await club.signIn(MEMBER)];
  const greet = (as: Tokens) => callDesk('GET', '/api/desk/greeting', as);
  expect(await greet(asStaff)).toEqual({ status: 200, data: { name: id } });
  expect((await greet(asMember)).status).toBe(401);
  expect((await club.call('GET', '/api/profile', { as: asMember })).status).toBe(200);
  expect((await club.call('GET', '/api/profile', { as: asStaff })).status).toBe(401);
  staff.clear();
  club.passTime(4000);
  expect((await greet(asStaff)).status).toBe(401);
  expect((await club.call('GET', '/api/profile', { as: asMember })).status).toBe(200);
});

test('AC4: staff and a member with the same id and the same key stay two principals', async () => {
  const { club, id, callDesk } = await startClub();
  const [asStaff, asMember] = [await club.signIn(STAFF_EMAIL), await club.signIn(MEMBER)];
  expect((await callDesk('POST', '/api/desk/notes', asStaff, 'same')).status).toBe(200);
  const body = { requestType: 'Other', subject: 'A', otherDescription: 'B' };
  const headers = { 'idempotency-key': 'same' };
  const submitted = await club.call('POST', '/api/requests', { as: asMember, body, headers });
  expect(submitted.status).toBe(201);
  const owners = await club.testDatabase.run('select owner, key from idempotency_keys');
  expect(owners.map(({ owner }) => owner).toSorted()).toEqual([`member:${id}`, `staff:${id}`]);
  expect(new Set(owners.map(({ key }) => key)).size).toBe(2);
  const sessions = await club.testDatabase.run(
    'select distinct principal_kind, principal_id from sessions order by 1',
  );
  expect(sessions).toEqual([
    { principal_kind: 'member', principal_id: id },
    { principal_kind: 'staff', principal_id: id },
  ]);
  const actors = await club.testDatabase.run(
    `select actor from audit_entries where action in ('member.changed', 'request.submitted') order by seq`,
  );
  expect(actors).toEqual([{ actor: `staff:${id}` }, { actor: `member:${id}` }]);
});
