import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { appAt } from '../paths.ts';
import { callHeaders } from '../responses.ts';

const pageHeaders = {
  'x-content-type-options': 'nosniff',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
} as const;

const unused = 'camera=(), geolocation=(), microphone=(), payment=()';

/** What a page may use of its browser. Only the pages of an app that uses passkeys may ask for one. */
const permissionsOf = (usesPasskeys = false) => {
  const allowed = usesPasskeys ? '(self)' : '()';
  return `${unused}, publickey-credentials-create=${allowed}, publickey-credentials-get=${allowed}`;
};

/** What the headers of an app's pages depend on. */
interface AppHeaders {
  readonly mount: string;
  readonly securityPolicy: string;
  readonly usesPasskeys?: boolean | undefined;
}

// With this header a browser never uses the site without TLS again, so it is sent only where the club has TLS.
const tlsHeaders = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } as const;

type SetHeaders = (request: FastifyRequest, reply: FastifyReply) => void;

/** Returns a function that gives a response its security headers and the request's id (api/http-5). */
export function createSetHeaders(publicUrl: string, apps: readonly AppHeaders[]): SetHeaders {
  const transport = publicUrl.startsWith('https:') ? tlsHeaders : {};
  const pages = apps.map(({ mount, securityPolicy, usesPasskeys }) => ({
    mount,
    headers: {
      ...pageHeaders,
      'permissions-policy': permissionsOf(usesPasskeys),
      'content-security-policy': securityPolicy,
      ...transport,
    },
  }));
  const otherResponses = { ...callHeaders, ...transport };
  return (request, reply) => {
    // A call may be spelled differently (`/%61pi`). Then the router's pattern decides, at a higher cost.
    const isPlain = request.url.startsWith('/api/');
    const path = isPlain ? request.url : (request.routeOptions.url ?? request.url);
    const isCall = path.startsWith('/api/') && !path.startsWith('/api/docs');
    const page = isCall ? undefined : appAt(pages, path);
    reply.headers(page?.headers ?? otherResponses);
    reply.header('x-request-id', request.id);
  };
}

/** Sets the headers of every response. Errors of a broken URL come before any hook, and set them themselves. */
export function addHeaders(app: FastifyInstance, setHeaders: SetHeaders): void {
  app.addHook('onRequest', (request, reply, done) => {
    setHeaders(request, reply);
    done();
  });
}
