import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** A successful response with a member's own file, streamed. */
export interface StreamResponse {
  readonly stream: Readable;
  /** The length in bytes. */
  readonly length: number;
  /** The media type, such as `application/pdf`. */
  readonly type: string;
  /** The value of the header `Content-Disposition`. */
  readonly disposition: string;
}

// The file can run no code, load nothing else, and not act as a page of this site.
const filePolicy = [
  "default-src 'none'",
  "img-src 'self' data:",
  "object-src 'self'",
  "style-src 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  'sandbox',
].join('; ');

/** Sends a member's own file. It enters no cache, and other sites cannot show it. */
export function sendStream(
  reply: FastifyReply,
  { stream, length, type, disposition }: StreamResponse,
): FastifyReply {
  return reply
    .header('cache-control', 'no-store')
    .header('content-security-policy', filePolicy)
    .header('cross-origin-resource-policy', 'same-origin')
    .header('content-disposition', disposition)
    .header('content-length', length)
    .header('content-type', type)
    .send(stream);
}

/** Whether the header `Accept` names JSON explicitly. A wildcard does not count. */
export function acceptsJson(accept: string | undefined): boolean {
  return (accept ?? '')
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .some(
      (part) => /^application\/json\s*(;|$)/.test(part) && !/;\s*q=0(\.0*)?\s*(;|$)/.test(part),
    );
}
