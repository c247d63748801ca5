import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { appAt } from '../paths.ts';

const commonHeaders = { 'x-content-type-options': 'nosniff' } as const;

const pageHeaders = {
  ...commonHeaders,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
} as const;

// The response to a call is data, so as a page in a browser it may load nothing. Another site cannot embed it, since a
// call needs its tokens in headers.
const callHeaders = {
  ...commonHeaders,
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
} as const;

// With this header a browser never uses the site without TLS again, so it is sent only where the club has TLS.
const tlsHeaders = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } as const;

/** Adds the security headers and the request's id to every response. */
export function addHeaders(
  app: FastifyInstance,
  publicUrl: string,
  apps: readonly { readonly mount: string; readonly securityPolicy: string }[],
): void {
  const transport = publicUrl.startsWith('https:') ? tlsHeaders : {};
  const pages = apps.map(({ mount, securityPolicy }) => ({
    mount,
    headers: { ...pageHeaders, 'content-security-policy': securityPolicy, ...transport },
  }));
  const otherResponses = { ...callHeaders, ...transport };
  app.addHook('onRequest', (request, reply, done) => {
    // A call may be spelled differently (`/%61pi`). Then the router's pattern decides, at a higher cost.
    const isPlain = request.url.startsWith('/api/');
    const path = isPlain ? request.url : (request.routeOptions.url ?? request.url);
    const isCall = path.startsWith('/api/') && !path.startsWith('/api/docs');
    const page = isCall ? undefined : appAt(pages, path);
    reply.headers(page?.headers ?? otherResponses);
    reply.header('x-request-id', request.id);
    done();
  });
}

/** Makes a generator of request ids: a random part per process and a running number. */
export function createRequestIds(): () => string {
  const process = randomBytes(6).toString('hex');
  let count = 0;
  return () => `${process}-${(++count).toString(36)}`;
}
