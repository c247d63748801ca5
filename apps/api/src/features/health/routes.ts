import type { FastifyInstance } from 'fastify';
import type { CountClient } from '../../access/client.ts';
import { ApiError } from '../../errors/apiError.ts';
import { envelopeTextOf, sendEnvelope } from '../../http/responses.ts';

/** The paths of the health routes. Neither is a call. */
export const healthPaths = ['/api/health', '/api/ready'] as const;

const aliveText = envelopeTextOf({ data: { status: 'alive' } });
const readyText = envelopeTextOf({ data: { status: 'ready' } });

/** Serves liveness and readiness checks to anyone: whether the process runs, and whether its database is reachable. */
export function addHealthRoutes(
  app: FastifyInstance,
  isDatabaseReachable: () => Promise<boolean>,
  countClient: CountClient,
) {
  app.get('/api/health', (_request, reply) => sendEnvelope(reply, 200, aliveText));
  app.get('/api/ready', async (request, reply) => {
    countClient(request);
    if (!(await isDatabaseReachable())) {
      throw new ApiError('unavailable', 'The database does not answer.', { retryAfter: 2 });
    }
    return sendEnvelope(reply, 200, readyText);
  });
}
