import { requestReceiptSchema } from '@parlour/contract';
import { expect, onTestFinished, test } from 'vitest';
import { HOUR, SECOND } from '../../platform/process/clock.ts';
import { SECOND_MEMBER } from '../../testing/constants.ts';
import { type LiveStream, openLiveStream } from '../../testing/liveStream.ts';
import { newStorage } from '../../testing/clubStorage.ts';
import { startTestClub, type TestClub, type Tokens } from '../../testing/testClub.ts';

type ClubOptions = NonNullable<Parameters<typeof startTestClub>[1]>;

/** Starts a club that listens on a port, for one test. */
async function startListening(options: ClubOptions = {}) {
  const { club, stop } = await startTestClub({}, options);
  let stopped: Promise<void> | undefined;
  const stopOnce = () => (stopped ??= stop());
  onTestFinished(stopOnce);
  return { club, url: await club.app.listen({ host: '127.0.0.1', port: 0 }), stop: stopOnce };
}

const submit = async (club: TestClub, as: Tokens) => {
  const body = {
    requestType: 'Other',
    subject: 'A secret wish',
    otherDescription: 'A piano',
  } as const;
  const { status, body: sent } = await club.api.submitRequest({ body }, { as });
  expect(status).toBe(201);
  return requestReceiptSchema.parse(sent.data).id;
};

test('api/http/live-1, api/http/live-2: a change made by one server reaches the streams of another', async () => {
  const storage = await newStorage();
  const one = await startListening({ storage });
  const as = await one.club.signIn();
  const other = await startListening({ storage: { ...storage, startsAt: one.club.now() } });
  const stream = await openLiveStream(other.url, as);
  expect(await stream.nth(1)).toEqual({ event: 'hello', data: { gap: false } });
  const id = await submit(one.club, as);
  expect(await stream.nth(2)).toEqual({ event: 'hint', data: { kind: 'request', id, version: 1 } });
  expect(stream.text()).not.toMatch(/wish|piano|Other/);
});

test('api/http/live-1: a change that is rolled back is never heard of', async () => {
  const { club, url } = await startListening();
  const as = await club.signIn();
  const stream = await openLiveStream(url, as);
  const [member] = await club.testDatabase.run('select id from members where email = $1', [
    'member@club.example',
  ]);
  const payload = JSON.stringify({
    event: 'hint',
    data: { kind: 'request', id: 'rolled back', version: 1 },
    audience: [{ kind: 'member', memberId: member?.['id'] }],
  });
  await club.testDatabase
    .run(`do $$ begin perform pg_notify('live', '${payload}'); raise exception 'no'; end $$`)
    .catch(() => undefined);
  await club.testDatabase
    .run(`select pg_notify('live', 'of another version')`)
    .catch(() => undefined);
  const id = await submit(club, as);
  expect(await stream.nth(2)).toMatchObject({ data: { id } });
});

test('api/http/live-3: a member never hears of another member’s request', async () => {
  const { club, url } = await startListening();
  const [one, other] = [await club.signIn(), await club.signIn(SECOND_MEMBER)];
  const [ofOne, ofOther] = [await openLiveStream(url, one), await openLiveStream(url, other)];
  const id = await submit(club, one);
  const otherId = await submit(club, other);
  // The second hint comes after the first, so that a stream with its own has had every chance to get both.
  expect(await ofOther.nth(2)).toMatchObject({ data: { id: otherId } });
  expect(await ofOne.nth(2)).toMatchObject({ data: { id } });
  expect(ofOther.text()).not.toContain(id);
  const laterId = await submit(club, one);
  expect(await ofOne.nth(3)).toMatchObject({ data: { id: laterId } });
  expect(ofOne.text()).not.toContain(otherId);
});

test('api/http/live-5: after the listener was cut there is one gap, and hints go on', async () => {
  const { club, url } = await startListening();
  const as = await club.signIn();
  const stream = await openLiveStream(url, as);
  await stream.nth(1);
  await club.testDatabase.run(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where application_name = 'parlour listener' and datname = current_database()`,
  );
  expect(await stream.nth(2)).toEqual({ event: 'hello', data: { gap: true } });
  const id = await submit(club, as);
  expect(await stream.nth(3)).toMatchObject({ event: 'hint', data: { id } });
});

test('api/http/live-5: of a thousand changes none is lost to any stream but those before a gap, while the listener is cut again and again', async () => {
  const { club, url } = await startListening();
  const streams = [
    await openLiveStream(url, await club.signInStaff('concierge')),
    await openLiveStream(url, await club.signInStaff('manager')),
  ];
  const audience = [{ kind: 'staff', permission: 'desk.read' }];
  let version = 0;
  const send = async (count: number) => {
    const sent = Array.from({ length: count }, () => (version += 1));
    for (const each of sent) {
      const data = { kind: 'request', id: 'R1', version: each };
      await club.testDatabase.run('select pg_notify($1, $2)', [
        'live',
        JSON.stringify({ event: 'hint', data, audience }),
      ]);
    }
    return sent;
  };
  const versionsOf = (stream: LiveStream) =>
    stream.events().map(({ data }): unknown => Object(data).version);
  const gapsOf = (stream: LiveStream) =>
    stream.events().filter(({ data }) => Object(data).gap === true).length;
  const seen = <Value>(read: (stream: LiveStream) => Value) =>
    expect.poll(() => streams.map(read), { timeout: 10_000 });
  const due: number[] = [];
  await Promise.all(streams.map((stream) => stream.nth(1)));
  for (let cuts = 1; cuts <= 4; cuts += 1) {
    due.push(...(await send(235)));
    await seen((stream) => versionsOf(stream).at(-1)).toEqual([version, version]);
    await club.testDatabase.run(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'parlour listener' and datname = current_database()`,
    );
    // What is sent until the gap is read anew by who hears of the gap.
    await send(15);
    await seen(gapsOf).toEqual([cuts, cuts]);
  }
  due.push(...(await send(15)));
  await seen((stream) => versionsOf(stream).at(-1)).toEqual([version, version]);
  for (const stream of streams) {
    const versions = new Set(versionsOf(stream));
    expect(due.filter((each) => !versions.has(each))).toEqual([]);
  }
});

test('api/http/live-6: a revoked session loses its stream, and others go on', async () => {
  const { club, url } = await startListening();
  const [one, other] = [await club.signIn(), await club.signIn(SECOND_MEMBER)];
  const [ofOne, ofOther] = [await openLiveStream(url, one), await openLiveStream(url, other)];
  await club.testDatabase.run(
    `update sessions set revoked_at = now() where principal_id =
     (select id from members where email = 'member@club.example')`,
  );
  await ofOne.ended;
  club.passTime(2 * SECOND);
  expect((await openLiveStream(url, one)).response.status).toBe(401);
  const id = await submit(club, other);
  expect(await ofOther.nth(2)).toMatchObject({ data: { id } });
});

test('api/http/live-6: a member who has left loses the stream', async () => {
  const { club, url } = await startListening();
  const stream = await openLiveStream(url, await club.signIn());
  await stream.nth(1);
  await club.testDatabase.run(`update members set is_active = false`);
  await stream.ended;
});

test('api/http/live-7: a server with fifty open streams stops at once', async () => {
  const { club, url, stop } = await startListening();
  const streams = [];
  for (let count = 0; count < 17; count += 1) {
    // A member has few codes an hour.
    club.passTime(HOUR);
    const as = await club.signIn();
    for (let each = 0; each < 3; each += 1) streams.push(await openLiveStream(url, as));
  }
  await Promise.all(streams.map((stream) => stream.nth(1)));
  const from = performance.now();
  await club.app.close();
  // Calls under way have eight seconds.
  expect(performance.now() - from).toBeLessThan(7500);
  await Promise.all(streams.map(({ ended }) => ended));
  await stop();
});

test('api/http/live-8: a fourth stream of a session ends its oldest', async () => {
  const { club, url } = await startListening();
  const as = await club.signIn();
  const oldest = await openLiveStream(url, as);
  const others = [await openLiveStream(url, as), await openLiveStream(url, as)];
  const fourth = await openLiveStream(url, as);
  await oldest.ended;
  const id = await submit(club, as);
  for (const stream of [...others, fourth]) {
    expect(await stream.nth(2)).toMatchObject({ data: { id } });
  }
});

test('api/http/live-10, api/http/live-11: the headers of a stream; a stranger and HEAD get none', async () => {
  const { club, url } = await startListening();
  const as = await club.signIn();
  const { response } = await openLiveStream(url, as);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
    'x-content-type-options': 'nosniff',
    'x-request-id': expect.stringMatching(/^[\da-f-]{36}$/),
  });
  expect(response.headers.get('content-encoding')).toBeNull();
  expect((await club.call('GET', '/api/live')).status).toBe(401);
  expect((await club.call('GET', '/api/live?ref=member')).status).toBe(401);
  const head = await fetch(`${url}/api/live`, {
    method: 'HEAD',
    headers: { authorization: `Bearer ${as.token}`, 'x-crm-token': as.crmToken },
  });
  expect([head.status, head.headers.get('content-type')]).toEqual([
    200,
    'text/event-stream; charset=utf-8',
  ]);
});

test('api/http/live-3, api/http/live-11: staff hear of every request at their own stream, and editors of none', async () => {
  const { club, url } = await startListening();
  const as = await club.signIn();
  const concierge = await openLiveStream(url, await club.signInStaff('concierge'));
  expect(await concierge.nth(1)).toEqual({ event: 'hello', data: { gap: false } });
  const ofEditor = await openLiveStream(url, await club.signInStaff('editor'));
  expect(await ofEditor.nth(1)).toEqual({ event: 'hello', data: { gap: false } });
  const id = await submit(club, as);
  expect(await concierge.nth(2)).toMatchObject({ event: 'hint', data: { id } });
  expect(ofEditor.text()).not.toContain('hint');
  expect((await club.call('GET', '/api/staff/live', { as })).status).toBe(403);
});

test('api/http/live-6: a member of staff whose account ends loses the stream', async () => {
  const { club, url } = await startListening();
  const stream = await openLiveStream(url, await club.signInStaff('manager'));
  await stream.nth(1);
  await club.testDatabase.run(`update staff_members set status = 'ended'`);
  await stream.ended;
});
