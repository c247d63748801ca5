import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { DeskAccess } from '../access/authorize.ts';
import { ApiError } from '../errors/apiError.ts';

const deskPath = /^\/(?:desk|api\/staff)(?:[/?]|$)/;

/** What a supervisor asks at any host. */
const sharedPath = /^\/api\/(?:health|ready)(?:[/?]|$)/;

/** A loopback IP address as a host, which is no name for a passkey. */
const loopback = /^(?:127(?:\.\d+){3}|\[::1\])(?=:|$)/;

/** Returns the path of the route, where it is one of the desk's: a URL may be spelled differently (`/%61pi`). */
const pathOf = ({ url, routeOptions }: FastifyRequest) =>
  deskPath.test(routeOptions.url ?? '') ? (routeOptions.url ?? url) : url;

/**
 * Separates the desk from the rest of the site by their hosts. With a host of its own the desk is there alone (ST24).
 * Without one, its pages at a loopback IP address lead to `localhost`, since passkeys need a name (ST25).
 */
export function separateDeskHost(
  app: FastifyInstance,
  { url: deskUrl, hasOwnHost }: Pick<DeskAccess, 'url' | 'hasOwnHost'>,
) {
  const { host: deskHost } = new URL(deskUrl);
  app.addHook('onRequest', (request, reply, done) => {
    const path = pathOf(request);
    const isDesk = deskPath.test(path);
    const isPage = isDesk && path.startsWith('/desk') && request.method === 'GET';
    if (!hasOwnHost) {
      if (isPage && loopback.test(request.host)) {
        const local = request.host.replace(loopback, 'localhost');
        return reply.redirect(`${request.protocol}://${local}${request.url}`, 302);
      }
      return done();
    }
    const isAtDesk = request.host === deskHost;
    if (isAtDesk && path === '/') return reply.redirect('/desk', 302);
    if (isAtDesk === isDesk || sharedPath.test(path)) return done();
    throw new ApiError('not_found', 'There is nothing at this address.');
  });
}
