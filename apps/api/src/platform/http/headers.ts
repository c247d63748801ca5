import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

const contentPolicy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: https:",
  "font-src 'self'",
  "connect-src 'self'",
  "frame-ancestors 'none'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
].join('; ');

const always = {
  'content-security-policy': contentPolicy,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
} as const;

// A browser that was told so never again calls the site without TLS; so it is told only where the club has TLS.
const overTls = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } as const;

/** Puts the security headers and the request's id on every answer. */
export function addHeaders(app: FastifyInstance, publicUrl: string): void {
  const headers = { ...always, ...(publicUrl.startsWith('https:') ? overTls : {}) };
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers);
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
