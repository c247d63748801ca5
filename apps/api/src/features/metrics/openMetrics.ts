import type { FastifyInstance } from 'fastify';
import type { CountClient } from '../../access/client.ts';
import type { Database } from '../../platform/postgres/database.ts';
import type { Clock } from '../../platform/process/clock.ts';
import { countCalls } from './countCalls.ts';
import { createMetrics, type MetricsSettings } from './metrics.ts';
import { addMetricsRoute } from './routes.ts';

/** The dependencies of {@link openMetrics}. */
interface OpenMetricsDependencies {
  readonly settings: MetricsSettings;
  readonly database: Database;
  readonly clock: Clock;
  readonly countStreams: () => number;
  readonly countClient: CountClient;
}

/** Counts what the server does, and serves that. Must be called before the routes that it counts are added. */
export function openMetrics(
  app: FastifyInstance,
  { settings, countClient, ...dependencies }: OpenMetricsDependencies,
): void {
  const metrics = createMetrics({ ...settings, ...dependencies });
  countCalls(app, metrics.registry);
  addMetricsRoute(app, metrics, settings.token, countClient);
  app.addHook('onClose', () => metrics.close());
}
