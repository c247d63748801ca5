import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { contentPolicy, type MapSources } from './contentPolicy.ts';

const everywhere = { 'x-content-type-options': 'nosniff' } as const;

const forPages = {
  ...everywhere,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
} as const;

// The answer to a call is data: should a browser ever show it as a page, it may load nothing. Another site can't embed it,
// since a call needs its tokens in headers.
const forCalls = {
  ...everywhere,
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
} as const;

// A browser that was told so never again calls the site without TLS; so it is told only where the club has TLS.
const overTls = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } as const;

/** Puts the security headers and the request's id on every answer. */
export function addHeaders(app: FastifyInstance, publicUrl: string, maps: MapSources): void {
  const transport = publicUrl.startsWith('https:') ? overTls : {};
  const pages = {
    ...forPages,
    'content-security-policy': contentPolicy(maps),
    ...transport,
  };
  const others = { ...forCalls, ...transport };
  app.addHook('onRequest', (request, reply, done) => {
    // A call may be spelled in another way (`/%61pi`); its route, which costs more to ask for, is what the router has read.
    const isPlain = request.url.startsWith('/api/');
    const address = isPlain ? request.url : (request.routeOptions.url ?? request.url);
    const isCall = address.startsWith('/api/') && !address.startsWith('/api/docs');
    reply.headers(isCall ? others : pages);
    reply.header('x-request-id', request.id);
    done();
  });
}

/** Makes the ids of requests: one random part per process and a running number. */
export function requestIds(): () => string {
  const process = randomBytes(6).toString('hex');
  let count = 0;
  return () => `${process}-${(++count).toString(36)}`;
}
