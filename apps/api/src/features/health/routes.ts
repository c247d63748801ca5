import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../platform/http/refusal.ts';
import { envelopeText } from '../../platform/http/kept-lists/keptLists.ts';
import { sendText } from '../../platform/http/sending.ts';

/** The addresses of the health routes; neither is a call. */
export const healthPaths = ['/api/health', '/api/ready'] as const;

const alive = envelopeText({ status: 'alive' });
const ready = envelopeText({ status: 'ready' });

/** Tells whoever runs the server whether it lives, and whether its database answers. Open to anyone. */
export function addHealthRoutes(
  app: FastifyInstance,
  databaseAnswers: () => Promise<boolean>,
): void {
  app.get('/api/health', (_request, reply) => sendText(reply, 200, alive));
  app.get('/api/ready', async (_request, reply) => {
    if (!(await databaseAnswers())) {
      throw new Refusal('unavailable', 'The database does not answer.', { retryAfter: 2 });
    }
    return sendText(reply, 200, ready);
  });
}
