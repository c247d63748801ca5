import type { FastifyInstance } from 'fastify';
import { bearerOf } from '../../access/bearer.ts';
import type { CountClient } from '../../access/client.ts';
import { ApiError } from '../../errors/apiError.ts';
import { isEqualConstantTime, tokenHash } from '../../platform/crypto/secrets.ts';
import type { Metrics } from './metrics.ts';

/** The path of the metrics. It is no call, and there is nothing at it while they are off. */
export const METRICS_PATH = '/api/metrics';

/** Serves the metrics of this server to who sends the token, in the form that Prometheus reads. */
export function addMetricsRoute(
  app: FastifyInstance,
  metrics: Metrics,
  token: string,
  countClient: CountClient,
): void {
  // Hashes have one length, so that the time of the comparison does not tell that of the token.
  const expected = tokenHash(token);
  app.get(METRICS_PATH, async (request, reply) => {
    const sent = bearerOf(request.headers.authorization);
    if (sent === undefined || !isEqualConstantTime(tokenHash(sent), expected)) {
      countClient(request);
      throw new ApiError('unauthenticated', 'Metrics need their token.');
    }
    const text = await metrics.read();
    return reply.type(metrics.registry.contentType).header('cache-control', 'no-store').send(text);
  });
}
