import type { FastifyInstance } from 'fastify';
import type { CountClient } from '../../access/client.ts';
import { ApiError } from '../../errors/apiError.ts';
import { envelopeTextOf, sendEnvelope } from '../../http/responses.ts';
import { after, type Clock, DAY } from '../../platform/process/clock.ts';

/** Where RFC 9116 puts who gets reports of weaknesses. */
const SECURITY_PATH = '/.well-known/security.txt';
/** The paths of the health routes. None is a call. */
export const healthPaths = ['/api/health', '/api/ready', SECURITY_PATH] as const;
const CONTACT_LIFETIME = 180 * DAY;

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

/**
 * Serves who gets reports of weaknesses to anyone (api/health-3).
 *
 * @param contact - returns an email or a URL.
 */
export function addSecurityContact(
  app: FastifyInstance,
  { contact, publicUrl, clock }: { contact: () => string; publicUrl: string; clock: Clock },
) {
  app.get(SECURITY_PATH, (_request, reply) => {
    const named = contact();
    const uri = named.startsWith('https:') ? named : `mailto:${encodeURI(named)}`;
    const expires = after(clock.now(), CONTACT_LIFETIME).toISOString();
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(`Contact: ${uri}\nExpires: ${expires}\nCanonical: ${publicUrl}${SECURITY_PATH}\n`);
  });
}
