import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../platform/http/refusal.ts';
import { envelopeText } from '../../platform/http/kept-lists/keptLists.ts';

/** The addresses of the health routes; neither is a call. */
export const healthPaths = ['/api/health', '/api/ready'] as const;

const alive = envelopeText({ status: 'alive' });
const ready = envelopeText({ status: 'ready' });
const TYPE = 'application/json; charset=utf-8';

/** Tells whoever runs the server whether it lives, and whether its database answers. Open to anyone. */
export function addHealthRoutes(
  app: FastifyInstance,
  databaseAnswers: () => Promise<boolean>,
): void {
  app.get('/api/health', (_request, reply) =>
    reply.header('cache-control', 'no-store').type(TYPE).send(alive),
  );
  app.get('/api/ready', async (_request, reply) => {
    if (!(await databaseAnswers())) {
      throw new Refusal('unavailable', 'The database does not answer.', { retryAfter: 2 });
    }
    return reply.header('cache-control', 'no-store').type(TYPE).send(ready);
  });
}
