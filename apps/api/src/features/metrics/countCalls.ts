import type { FastifyInstance } from 'fastify';
import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import { streamPaths } from '../../http/live/streamPaths.ts';
import { SECOND } from '../../platform/process/clock.ts';

// Seconds. The slowest are uploads, and pictures that are made anew.
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

// Pages, and everything that has no route: its path could be anything.
const NO_ROUTE = 'none';

/**
 * Counts the calls of a server by the pattern of their route, never by their path. Streams are not among them, since they
 * last for hours.
 */
export function countCalls(app: FastifyInstance, registry: Registry): void {
  const registers = [registry];
  const calls = new Counter({
    name: 'parlour_calls_total',
    help: 'Calls that have their response.',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const duration = new Histogram({
    name: 'parlour_call_duration_seconds',
    help: 'How long calls took until their response was sent.',
    labelNames: ['method', 'route'],
    buckets: BUCKETS,
    registers,
  });
  const inProgress = new Gauge({
    name: 'parlour_calls_in_progress',
    help: 'Calls without a response yet.',
    registers,
  });
  app.addHook('onRequest', (request, _reply, done) => {
    if (!streamPaths.has(request.routeOptions.url ?? NO_ROUTE)) inProgress.inc();
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions } = request;
    const route = routeOptions.url ?? NO_ROUTE;
    if (streamPaths.has(route)) return done();
    inProgress.dec();
    calls.inc({ method, route, status: reply.statusCode });
    duration.observe({ method, route }, reply.elapsedTime / SECOND);
    done();
  });
}
