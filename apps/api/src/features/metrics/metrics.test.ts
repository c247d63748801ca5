import { calls, liveCalls } from '@parlour/contract';
import { formerCalls, staffCalls, staffLiveCalls } from '@parlour/contract/staff';
import { expect, onTestFinished, test } from 'vitest';
import { DAY, SECOND } from '../../platform/process/clock.ts';
import {
  deliveryOutcomes,
  emailOutcomes,
  renderingOutcomes,
  signals,
  fetchedPictureOutcomes,
  sweepOutcomes,
} from '../../platform/process/signals.ts';
import { MEMBER } from '../../testing/constants.ts';
import { openLiveStream } from '../../testing/liveStream.ts';
import { type MetricSample, readSamples, sumOf } from '../../testing/metricSamples.ts';
import { startTestClub, type TestClub } from '../../testing/testClub.ts';

const TOKEN = 'a-token-of-the-tests';

type ClubOptions = NonNullable<Parameters<typeof startTestClub>[1]>;

async function startMeasured(options: ClubOptions = {}) {
  const { club, stop } = await startTestClub({ METRICS_TOKEN: TOKEN }, options);
  onTestFinished(stop);
  return club;
}

const readText = async (club: TestClub) => {
  const headers = { authorization: `Bearer ${TOKEN}` };
  const { status, text } = await club.call('GET', '/api/metrics', { headers });
  expect(status).toBe(200);
  return text;
};
const read = async (club: TestClub): Promise<readonly MetricSample[]> =>
  readSamples(await readText(club));

test('api/metrics-1: metrics are off without a token, and need it with one', async () => {
  const { club: without, stop } = await startTestClub();
  onTestFinished(stop);
  const authorization = `Bearer ${TOKEN}`;
  const statusOf = async (club: TestClub, headers: Readonly<Record<string, string>>) =>
    (await club.call('GET', '/api/metrics', { headers })).status;
  expect(await statusOf(without, { authorization })).toBe(404);
  const club = await startMeasured();
  const stranger = await club.call('GET', '/api/metrics');
  expect([stranger.status, stranger.body.message]).toEqual([401, 'Metrics need their token.']);
  for (const other of ['Bearer', 'Bearer x', `Basic ${TOKEN}`, `${authorization}x`, 'Bearer  ']) {
    expect([other, await statusOf(club, { authorization: other })]).toEqual([other, 401]);
  }
  expect(await statusOf(club, { authorization })).toBe(200);
  expect((await club.call('POST', '/api/metrics')).status).toBe(405);
  expect(club.logged()).not.toContain(TOKEN);
});

test('api/metrics-2: calls are counted by route and status, and streams apart', async () => {
  const club = await startMeasured();
  const as = await club.signIn();
  await club.api.getProfile({}, { as });
  await club.call('GET', '/api/profile');
  await club.call('GET', '/api/events/an-id-of-nothing', { as });
  const url = await club.app.listen({ host: '127.0.0.1', port: 0 });
  await (await openLiveStream(url, as)).nth(1);
  const samples = await read(club);
  const count = (route: string, status: string) =>
    sumOf(samples, 'parlour_calls_total', { method: 'GET', route, status });
  expect(count('/api/profile', '200')).toBe(1);
  expect(count('/api/profile', '401')).toBe(1);
  expect(count('/api/events/:id', '404')).toBe(1);
  const timed = { method: 'GET', route: '/api/profile' };
  expect(sumOf(samples, 'parlour_call_duration_seconds_count', timed)).toBe(2);
  expect(sumOf(samples, 'parlour_streams_open')).toBe(1);
  // The call that reads the metrics.
  expect(sumOf(samples, 'parlour_calls_in_progress')).toBe(1);
  expect(sumOf(samples, 'parlour_database_connections_limit')).toBeGreaterThan(0);
  expect(sumOf(samples, 'process_resident_memory_bytes')).toBeGreaterThan(0);
  expect(sumOf(samples, 'nodejs_eventloop_lag_p99_seconds')).toBeGreaterThanOrEqual(0);
});

const pathOf = ({ path }: { readonly path: string }) => path;

test('api/metrics-3: labels come from closed sets, whatever is sent', async () => {
  const club = await startMeasured();
  const as = await club.signIn();
  const canary = 'canary-7c1f';
  for (const path of [
    `/api/${canary}`,
    `/${canary}`,
    `/api/events/${canary}`,
    `/vendors/${canary}?ref=${canary}`,
    `/pictures/${canary}.jpg`,
    `/assets/${canary}.js`,
    `/api/%zz${canary}`,
    `/api/events?category=${canary}`,
  ]) {
    for (const method of ['GET', 'POST', 'PUT', 'DELETE'] as const) {
      await club.call(method, path, { as, headers: { 'user-agent': canary, host: canary } });
    }
  }
  await club.app.inject({ method: 'PROPFIND' as 'GET', url: `/api/${canary}` });
  await club.api.requestCode({ body: { email: `${canary}@club.example` } });
  const text = await readText(club);
  expect(text).not.toContain(canary);
  expect(text).not.toContain(MEMBER);
  expect(sumOf(readSamples(text), 'parlour_calls_in_progress')).toBe(1);
  const served = [calls, liveCalls, staffCalls, staffLiveCalls, formerCalls].flatMap((table) =>
    Object.values(table).map(pathOf),
  );
  const closed: Readonly<Record<string, (value: string, sample: MetricSample) => boolean>> = {
    method: (value) => ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PROPFIND'].includes(value),
    status: (value) => /^[1-5]\d\d$/.test(value),
    route: (value) =>
      value === 'none' ||
      served.includes(value) ||
      club.app.hasRoute({ url: value, method: 'GET' }),
    outcome: (value) =>
      [
        ...emailOutcomes,
        ...deliveryOutcomes,
        ...renderingOutcomes,
        ...sweepOutcomes,
        ...fetchedPictureOutcomes,
      ].some((each) => each === value),
    event: (value) => /^(?:call|command|document|session|sign-in)\.[a-z-]+$/.test(value),
    queue: (value) => ['mail', 'mail-urgent'].includes(value),
    state: (value) => ['used', 'idle'].includes(value),
    le: (value) => value === '+Inf' || Number(value) >= 0,
  };
  const own = readSamples(text).filter(({ name }) => name.startsWith('parlour_'));
  expect(own.length).toBeGreaterThan(50);
  const open = own.filter((sample) =>
    Object.entries(sample.labels).some(([label, value]) => closed[label]?.(value, sample) !== true),
  );
  expect(open.map(({ series }) => series)).toEqual([]);
});

test('api/metrics-4: what waits is told, for some seconds from one reading, and not while the database is gone', async () => {
  const club = await startMeasured();
  const as = await club.signIn();
  club.mailbox.failWith(new Error('the mail server is unavailable'));
  const before = await read(club);
  const body = { requestType: 'Other', subject: 'A piano', otherDescription: 'Black' } as const;
  expect((await club.api.submitRequest({ body }, { as })).status).toBe(201);
  await expect.poll(() => club.mailbox.failures()).toBeGreaterThan(0);
  const waiting = (samples: readonly MetricSample[]) =>
    sumOf(samples, 'parlour_emails_waiting', { queue: 'mail' });
  expect(waiting(await read(club))).toBe(waiting(before));
  await expect
    .poll(async () => {
      club.passTime(6 * SECOND);
      return waiting(await read(club));
    })
    .toBeGreaterThan(waiting(before));
  await club.testDatabase.run(
    "update pgboss.job set created_on = created_on - interval '1 hour' where name = 'mail'",
  );
  club.passTime(6 * SECOND);
  const later = await read(club);
  const queue = { queue: 'mail' };
  expect(sumOf(later, 'parlour_emails_oldest_waiting_seconds', queue)).toBeGreaterThan(3500);
  expect(sumOf(later, 'parlour_requests_open')).toBe(sumOf(before, 'parlour_requests_open') + 1);
  expect(sumOf(later, 'parlour_database_up')).toBe(1);
  await club.database.close();
  club.passTime(6 * SECOND);
  const gone = await read(club);
  expect(sumOf(gone, 'parlour_database_up')).toBe(0);
  expect(gone.some(({ name }) => name === 'parlour_emails_waiting')).toBe(false);
  expect(gone.some(({ name }) => name === 'parlour_requests_open')).toBe(false);
});

test('api/metrics-5: sign-ins, refusals, emails, deliveries and pages are counted by their outcome', async () => {
  const club = await startMeasured();
  const before = await read(club);
  await club.signIn();
  await club.api.verifyCode({ body: { email: MEMBER, code: '000000' } });
  await club.call('GET', '/api/profile');
  signals.emit('delivery', 'given-up');
  signals.emit('rendering', 'rendered', 20);
  const samples = await read(club);
  const rise = (name: string, labels: Readonly<Record<string, string>>) =>
    sumOf(samples, name, labels) - sumOf(before, name, labels);
  const events = 'parlour_security_events_total';
  expect(rise(events, { event: 'sign-in.succeeded' })).toBeGreaterThanOrEqual(1);
  expect(rise(events, { event: 'sign-in.failed' })).toBeGreaterThanOrEqual(1);
  expect(rise(events, { event: 'call.unauthenticated' })).toBeGreaterThanOrEqual(1);
  expect(rise('parlour_emails_total', { outcome: 'sent' })).toBeGreaterThanOrEqual(1);
  expect(rise('parlour_deliveries_total', { outcome: 'given-up' })).toBeGreaterThanOrEqual(1);
  expect(rise('parlour_renderings_total', { outcome: 'rendered' })).toBeGreaterThanOrEqual(1);
});

test('api/metrics-6: the last backup is told by its time, and that none is known by zero', async () => {
  let lastBackupAt: Date | null = null;
  const club = await startMeasured({ lastBackupAt: () => Promise.resolve(lastBackupAt) });
  expect(sumOf(await read(club), 'parlour_last_backup_timestamp_seconds')).toBe(0);
  lastBackupAt = new Date(club.now().getTime() - DAY);
  club.passTime(6 * SECOND);
  expect(sumOf(await read(club), 'parlour_last_backup_timestamp_seconds')).toBe(
    lastBackupAt.getTime() / SECOND,
  );
});
