import type { FastifyInstance } from 'fastify';
import type { DeskAccess } from '../access/authorize.ts';
import { ApiError } from '../errors/apiError.ts';

const deskPath = /^\/(?:desk|api\/staff)(?:[/?]|$)/;

/** What a supervisor asks at any host, the club's logo and accent, and the pictures that the desk shows, which the server has made itself. */
const sharedPath = /^\/api\/(?:health|ready|club|images\/proxy)(?:[/?]|$)/;

/**
 * Serves nothing but the desk at the desk's own host, since a script of other pages there could act for staff (api/web-29). Its
 * start page leads to the desk.
 */
export function reserveDeskHost(
  app: FastifyInstance,
  { url: deskUrl, hasOwnHost }: Pick<DeskAccess, 'url' | 'hasOwnHost'>,
) {
  const { host } = new URL(deskUrl);
  if (!hasOwnHost) return;
  app.addHook('onRequest', (request, reply, done) => {
    const { url } = request;
    if (request.host !== host || deskPath.test(url) || sharedPath.test(url)) return done();
    if (url === '/') return void reply.redirect('/desk', 302);
    throw new ApiError('not_found', 'There is nothing at this address.');
  });
}
