import fastify from 'fastify';
import { sql } from 'drizzle-orm';
import { expect, inject, onTestFinished, test, vi } from 'vitest';
import { traceCalls } from './http/calls/traceCalls.ts';
import { createTestDatabase } from './testing/testDatabase.ts';
import { startTraceCollector, type TraceCollector } from './testing/traceCollector.ts';
import { fromSources, startWholeServer } from './testing/wholeServer.ts';
import { openDatabase } from './platform/postgres/database.ts';
import { startOpenTelemetry } from './platform/tracing/openTelemetry.ts';

const canary = 'canary-41d9';

/** Starts a server with one call, which makes queries, and traces it. */
async function startTraced(url: string, trustsCallers: boolean) {
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', url);
  vi.stubEnv('OTEL_SERVICE_NAME', 'the club');
  const tracing = startOpenTelemetry();
  vi.unstubAllEnvs();
  const testDatabase = await createTestDatabase();
  const database = openDatabase(testDatabase.connectionString, () => undefined, tracing);
  onTestFinished(async () => {
    await database.close();
    await testDatabase.drop();
  });
  const app = fastify();
  traceCalls(app, tracing, trustsCallers);
  app.get('/items/:id', async () => {
    await database.queries.execute(sql`select ${canary}::text`);
    await database.transaction((transaction) => transaction.execute(sql`select 1`));
    return {};
  });
  app.get('/failing', () => Promise.reject(new Error(canary)));
  return { app, database, tracing };
}

const named = ({ spans }: TraceCollector, name: string) =>
  spans().filter((span) => span.name === name);

test('api/platform/tracing-1, api/platform/tracing-2: a call and its queries are one trace, without what was sent', async () => {
  const collector = await startTraceCollector();
  const { app, database, tracing } = await startTraced(collector.url, false);
  const headers = { traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01` };
  await app.inject({ url: `/items/${canary}?ref=${canary}`, headers });
  await app.inject({ url: '/failing' });
  await app.inject({ url: `/${canary}` });
  // What no call causes is no trace.
  await database.queries.execute(sql`select 1`);
  await tracing.stop();
  const [call] = named(collector, 'GET /items/:id');
  expect(call?.attributes).toMatchObject({
    'http.route': '/items/:id',
    'http.response.status_code': 200,
  });
  // A stranger names no trace.
  expect(call?.traceId).not.toBe('a'.repeat(32));
  const queries = collector.spans().filter(({ parentSpanId }) => parentSpanId === call?.spanId);
  expect(queries.map(({ name }) => name)).toEqual(['select', 'begin', 'select', 'commit']);
  expect(collector.spans()).toHaveLength(7);
  expect(collector.resources()[0]?.attributes).toMatchObject({ 'service.name': 'the club' });
  expect(collector.text()).not.toContain(canary);
});

test('api/platform/tracing-1: a proxy of the club names the trace', async () => {
  const collector = await startTraceCollector();
  const { app, tracing } = await startTraced(collector.url, true);
  const headers = { traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01` };
  await app.inject({ url: '/failing', headers });
  await tracing.stop();
  expect(named(collector, 'GET /failing')).toMatchObject([{ traceId: 'a'.repeat(32) }]);
});

/** Runs a server, and returns the libraries that it loaded from its start to its stop. */
async function librariesOf(environment: Readonly<Record<string, string>>) {
  const hook = new URL('./testing/fixtures/listModules.mjs', import.meta.url);
  const options = { NODE_OPTIONS: `--import=${hook}`, ...environment };
  const server = await startWholeServer(options, fromSources);
  await server.signIn('member@club.example');
  await server.send('GET', '/api/profile');
  await server.send('GET', '/api/metrics', undefined, {
    authorization: `Bearer ${'t'.repeat(16)}`,
  });
  await server.stop();
  const names = server.lines().map(({ text }) => /^module of (\S+)$/.exec(text)?.[1] ?? '');
  return new Set(names.map((name) => name.split('/')[0] ?? name));
}

test.runIf(inject('isLong'))(
  'api-19, api/platform/tracing-1, api/platform/tracing-3: a server loads what is on and used, and nothing else',
  async () => {
    const off = await librariesOf({});
    expect([...off]).toContain('fastify');
    const unused = ['@opentelemetry', 'prom-client', '@simplewebauthn', '@aws-sdk', 'ajv'];
    expect([...off].filter((name) => unused.includes(name))).toEqual([]);
    const collector = await startTraceCollector();
    const on = await librariesOf({
      METRICS_TOKEN: 't'.repeat(16),
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    });
    expect([...on]).toEqual(expect.arrayContaining(['@opentelemetry', 'prom-client']));
    expect(named(collector, 'GET /api/profile').length).toBe(1);
    expect(collector.text()).not.toMatch(/member@club|Bearer/);
  },
);
