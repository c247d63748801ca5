import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, inject, onTestFinished, test } from 'vitest';
import { createLiveStreams } from '../../http/live/liveStreams.ts';
import { createLiveChannel } from '../../platform/live/liveChannel.ts';
import { DAY, SECOND } from '../../platform/process/clock.ts';
import { systemRandom } from '../../platform/crypto/random.ts';
import { MEMBER } from '../../testing/constants.ts';
import { type MetricSample, readSamples } from '../../testing/metricSamples.ts';
import { startTestClub, type TestClub } from '../../testing/testClub.ts';
import { localNetwork, startReceiver } from '../../testing/webhookReceiver.ts';
import { createCourier } from '../staff/webhooks/delivery/courier.ts';
import { createMetrics } from './metrics.ts';

const root = join(import.meta.dirname, '../../../../..');
const rulesFile = join(root, 'ops/prometheus/alerts.yml');
const rules = readFileSync(rulesFile, 'utf8');
const alerts = [...rules.matchAll(/^ +- alert: (\w+)$/gm)].map(([, name = '']) => name);
const TOKEN = 'a-token-of-the-tests';

type Samples = readonly MetricSample[];

async function startMeasured() {
  const backups = { lastBackupAt: new Date() };
  const { club, stop } = await startTestClub(
    { METRICS_TOKEN: TOKEN },
    { lastBackupAt: () => Promise.resolve(backups.lastBackupAt) },
  );
  onTestFinished(stop);
  const read = async (): Promise<Samples> => {
    // Past what is given again.
    club.passTime(6 * SECOND);
    const headers = { authorization: `Bearer ${TOKEN}` };
    return readSamples((await club.call('GET', '/api/metrics', { headers })).text);
  };
  return { club, read, backups };
}

test('api/metrics-7: rules and dashboard name metrics that exist, and each rule has its section', async () => {
  const { club, read } = await startMeasured();
  // A call that is refused has a value in each metric of calls.
  await club.call('GET', '/api/profile');
  const served = new Set((await read()).map(({ name }) => name));
  // Prometheus makes it itself.
  served.add('up');
  const dashboard = readFileSync(join(root, 'ops/grafana/dashboard.json'), 'utf8');
  const named = `${rules}\n${dashboard}`.matchAll(/\b(?:parlour|process|nodejs)_[a-z0-9_]+/g);
  const missing = [...new Set([...named].map(([name]) => name))].filter(
    (name) => !served.has(name),
  );
  expect(missing).toEqual([]);
  expect(() => JSON.parse(dashboard) as unknown).not.toThrow();

  const page = readFileSync(join(root, 'docs/alerts.md'), 'utf8');
  const sections = [...page.matchAll(/^## (\w+)$/gm)].map(([, name]) => name);
  expect(sections.toSorted()).toEqual(alerts.toSorted());
  const runbooks = [...rules.matchAll(/^ +runbook: (.+)$/gm)].map(([, link]) => link);
  expect(runbooks).toEqual(alerts.map((name) => `docs/alerts.md#${name.toLowerCase()}`));
});

/** Gauges of `prom-client` are called `nodejs_active_..._total`. */
const isCounter = ({ name }: MetricSample) =>
  /_(?:total|bucket|count|sum)$/.test(name) && !name.startsWith('nodejs_active_');

/** The value that time does not move: the tests of rules begin at the epoch. */
const valueOf = ({ name, value }: MetricSample) =>
  name.endsWith('_timestamp_seconds') ? value - Date.now() / SECOND : value;

/** Writes what two scrapes said as series of two hours: each minute a counter rises as between the two. */
function seriesOf(before: Samples, after: Samples): readonly object[] {
  const former = new Map(before.map(({ series, value }) => [series, value]));
  return (
    after
      // The disk of the machine that tests may be full.
      .filter(({ name, value }) => Number.isFinite(value) && !name.startsWith('parlour_disk_'))
      .map((sample) => {
        const value = valueOf(sample);
        const step = isCounter(sample) ? value - (former.get(sample.series) ?? 0) : 0;
        const [name = '', labels = ''] = sample.series.split(/[{}]/);
        const all = [`job="parlour"`, `instance="one"`, ...(labels === '' ? [] : [labels])];
        return { series: `${name}{${all.join(',')}}`, values: `${value}+${step}x120` };
      })
  );
}

const hasPromtool = spawnSync('promtool', ['--version']).status === 0;
const isLong = inject('isLong');
beforeEach(({ skip, task }) => {
  const needsPromtool = task.name.startsWith('api/metrics-8');
  skip(needsPromtool && !hasPromtool, 'promtool is missing: apt-get install prometheus has it');
});

/** Runs the rules over series by promtool. Passes if exactly these alerts fire after an hour. */
function expectFiring(series: readonly object[], firing: readonly string[]): void {
  const folder = mkdtempSync(join(tmpdir(), 'parlour-alerts-'));
  const expected = alerts.map((name) => ({
    expr: `count(ALERTS{alertname="${name}",alertstate="firing"})`,
    eval_time: '60m',
    exp_samples: firing.includes(name) ? [{ labels: '{}', value: 1 }] : [],
  }));
  const content = {
    rule_files: [rulesFile],
    evaluation_interval: '1m',
    tests: [{ interval: '1m', input_series: series, promql_expr_test: expected }],
  };
  const file = join(folder, 'test.yml');
  writeFileSync(file, JSON.stringify(content));
  try {
    execFileSync('promtool', ['test', 'rules', file], { encoding: 'utf8', stdio: 'pipe' });
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    expect.fail(`${firing.join(', ')}: ${stdout}${stderr}`.slice(0, 4000));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const up = (value: number) => ({
  series: 'up{job="parlour",instance="one"}',
  values: `${value}x120`,
});

/** Passes if what happens between two scrapes makes exactly these alerts fire. */
async function causes(
  { read }: Pick<Awaited<ReturnType<typeof startMeasured>>, 'read'>,
  firing: readonly string[],
  happen: () => Promise<unknown>,
): Promise<void> {
  await read();
  const before = await read();
  await happen();
  expectFiring([up(1), ...seriesOf(before, await read())], firing);
}

const submit = (club: TestClub, as: Awaited<ReturnType<TestClub['signIn']>>) => {
  const body = { requestType: 'Other', subject: 'A piano', otherDescription: 'Black' } as const;
  return club.api.submitRequest({ body }, { as });
};

test.runIf(isLong)('api/metrics-8: a healthy server fires nothing', async () => {
  const measured = await startMeasured();
  await causes(measured, [], async () => {
    const as = await measured.club.signIn();
    await measured.club.api.getProfile({}, { as });
  });
});

test.runIf(isLong)('api/metrics-8: a server that is gone, and a full disk', async () => {
  expectFiring([up(0)], ['ParlourServerDown']);
  const disk = (name: string, value: number) => ({
    series: `parlour_disk_${name}_bytes{job="parlour",instance="one"}`,
    values: `${value}x120`,
  });
  expectFiring([up(1), disk('size', 1000), disk('free', 99)], ['ParlourDiskFull']);
});

test.runIf(isLong)('api/metrics-8: a mail server that takes nothing', async () => {
  const measured = await startMeasured();
  const { club } = measured;
  const as = await club.signIn();
  club.mailbox.failWith(new Error('the mail server is unavailable'));
  await causes(measured, ['ParlourMailStalled', 'ParlourEmailsOld'], async () => {
    for (let sent = 0; sent < 4; sent += 1) await submit(club, as);
    await expect.poll(() => club.mailbox.failures()).toBeGreaterThan(7);
    // Between two tries of each.
    await club.testDatabase.run(
      `update pgboss.job set created_on = created_on - interval '2 hours', state = 'retry',
         start_after = now() + interval '1 hour' where name = 'mail'`,
    );
  });
});

test.runIf(isLong)('api/metrics-8: a mail server that is slow', async () => {
  const measured = await startMeasured();
  const { club } = measured;
  await causes(measured, ['ParlourEmailsOld'], async () => {
    await club.signIn();
    await club.testDatabase.run(
      `insert into pgboss.job (id, name, data, created_on, start_after)
       select gen_random_uuid(), 'mail-urgent', '{"payload":"x"}', now() - interval '5 minutes', now() + interval '1 hour'`,
    );
  });
});

test.runIf(isLong)('api/metrics-8: calls that fail', async () => {
  const measured = await startMeasured();
  const { club } = measured;
  const as = await club.signIn();
  await club.testDatabase.run('alter table payment_methods rename to payment_methods_gone');
  await causes(measured, ['ParlourErrors'], async () => {
    for (let sent = 0; sent < 5; sent += 1) {
      const { status } = await club.call('GET', '/api/profile/payment-methods', { as });
      expect(status).toBe(500);
    }
  });
});

test.runIf(isLong)(
  'api/metrics-8: a pool without a free connection, and a database that is gone',
  async () => {
    const measured = await startMeasured();
    const { club } = measured;
    await causes(measured, ['ParlourDatabaseWaiting'], async () => {
      const sleeping = Array.from({ length: 9 }, () =>
        club.database.queries.execute(sql`select pg_sleep(8)`).catch(() => undefined),
      );
      onTestFinished(async () => void (await Promise.all(sleeping)));
      await expect.poll(() => club.database.usage().waiting).toBeGreaterThan(1);
    });
    const gone = await startMeasured();
    await causes(gone, ['ParlourDatabaseWaiting'], () => gone.club.database.close());
  },
);

test.runIf(isLong)('api/metrics-8: a backup that is too old', async () => {
  const measured = await startMeasured();
  await causes(measured, ['ParlourBackupOld'], () => {
    measured.backups.lastBackupAt = new Date(Date.now() - 1.2 * DAY);
    return Promise.resolve();
  });
});

test.runIf(isLong)('api/metrics-8: a webhook whose system is gone', async () => {
  const measured = await startMeasured();
  const { club } = measured;
  const receiver = await startReceiver((response) => void response.writeHead(500).end());
  const administrator = await club.signInStaff('administrator');
  const body = {
    name: 'crm',
    url: receiver.url,
    events: ['member.changed'],
    isActive: true,
  } as const;
  await club.desk.addWebhook(
    { body: { ...body, events: [...body.events] } },
    { as: administrator },
  );
  const as = await club.signIn();
  const courier = createCourier({
    database: club.database,
    secrets: club.secrets,
    clock: { now: club.now },
    random: systemRandom,
    log: { warn: () => undefined },
    rules: { ownHosts: [], isProduction: true },
    network: localNetwork,
  });
  await causes(measured, ['ParlourWebhookFailing'], async () => {
    await club.api.updateProfile({ body: { phone: '+44 20 7946 0999' } }, { as });
    await courier.wake();
    await courier.idle();
    expect(receiver.received).toHaveLength(1);
    await club.testDatabase.run(
      "update webhook_deliveries set created_at = created_at - interval '2 hours'",
    );
  });
});

test.runIf(isLong)('api/metrics-8: streams up to the limit', async () => {
  const { club } = await startMeasured();
  const nobody = () => Promise.reject(new Error('the database is not asked'));
  const streams = createLiveStreams({
    channel: createLiveChannel(),
    principalsOf: { member: nobody, staff: nobody },
  });
  onTestFinished(() => streams.stop());
  const metrics = createMetrics({
    database: club.database,
    clock: { now: club.now },
    dataFolder: tmpdir(),
    countStreams: streams.count,
    lastBackupAt: () => Promise.resolve(new Date()),
  });
  onTestFinished(() => metrics.close());
  const read = async () => readSamples(await metrics.read());
  await causes({ read }, ['ParlourStreamsFull'], async () => {
    for (let opened = 0; opened < 1850; opened += 1) {
      const response = new ServerResponse(new IncomingMessage(new Socket()));
      response.write = () => true;
      const sessionId = `session ${opened}`;
      streams.admit(sessionId);
      streams.open({ sessionId, principal: { kind: 'member', memberId: 'member' } }, response);
    }
    return Promise.resolve();
  });
});

test.runIf(isLong)('api/metrics-8: somebody who tries codes', async () => {
  const measured = await startMeasured();
  const { club } = measured;
  await causes(measured, ['ParlourSignInRefused'], async () => {
    await club.api.requestCode({ body: { email: MEMBER } });
    for (let tried = 0; tried < 20; tried += 1) {
      await club.api.verifyCode({ body: { email: MEMBER, code: '000000' } });
    }
  });
});

test.runIf(isLong)('api/metrics-8: a server that is held up', async () => {
  const measured = await startMeasured();
  await causes(measured, ['ParlourEventLoopSlow'], async () => {
    const cell = new Int32Array(new SharedArrayBuffer(4));
    for (let held = 0; held < 3; held += 1) {
      Atomics.wait(cell, 0, 0, 900);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  });
});
