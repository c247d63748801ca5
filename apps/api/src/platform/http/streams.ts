import type { FastifyReply } from 'fastify';
import type { StreamAnswer } from './handler.ts';

// Nothing in the file can run, reach for anything else, or act as a page of this site.
const policy = [
  "default-src 'none'",
  "img-src 'self' data:",
  "object-src 'self'",
  "style-src 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  'sandbox',
].join('; ');

/** Sends a member's own file: it stays in no cache, and other sites can't show it. */
export function sendStream(
  reply: FastifyReply,
  { stream, length, type, disposition }: StreamAnswer,
): FastifyReply {
  return reply
    .header('cache-control', 'no-store')
    .header('content-security-policy', policy)
    .header('cross-origin-resource-policy', 'same-origin')
    .header('content-disposition', disposition)
    .header('content-length', length)
    .header('content-type', type)
    .send(stream);
}

/** Whether the header `Accept` names JSON; whatever is only allowed by a wildcard is not asked for. */
export const asksForJson = (accept: string | undefined): boolean =>
  (accept ?? '')
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .some(
      (part) => /^application\/json\s*(;|$)/.test(part) && !/;\s*q=0(\.0*)?\s*(;|$)/.test(part),
    );
