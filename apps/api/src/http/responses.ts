import type { FastifyReply, FastifyRequest } from 'fastify';
import { encodingFor, type CachedBody } from './cache/compression.ts';
import { isNotModified } from './cache/etag.ts';

/** The media type of every envelope. */
export const JSON_TYPE = 'application/json; charset=utf-8';

/**
 * The security headers of every response to a call. It is data, so as a page in a browser it may load nothing. Another site
 * cannot embed it, since a call needs its tokens in headers.
 */
export const callHeaders = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
} as const;

/** A successful response in the envelope. */
export interface SuccessResponse<Data> {
  readonly data: Data;
  readonly message?: string;
}

/** A successful response with a file instead of an envelope. */
export interface FileResponse {
  readonly bytes: Buffer;
  /** The media type, such as `image/webp`. */
  readonly type: string;
  readonly etag: string;
  readonly cacheControl: string;
  /** Whether other sites may show it. */
  readonly isForOtherSites?: boolean;
}

/** Returns a request's header, or undefined when it is missing or repeated. */
export function headerOf(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return typeof value === 'string' ? value : undefined;
}

/** Serializes a successful response in the envelope. Its message is empty where there is nothing to say (api/http-32). */
export function envelopeTextOf({ data, message = '' }: SuccessResponse<unknown>): string {
  return JSON.stringify({ success: true, data, message });
}

/** Sends an envelope made for this call alone. */
export function sendEnvelope(reply: FastifyReply, status: number, body: string): FastifyReply {
  return reply.code(status).header('cache-control', 'no-store').type(JSON_TYPE).send(body);
}

/** Sends a cached body, by default an envelope, or 304 when the client already has it. */
export function sendCached(
  body: CachedBody,
  request: FastifyRequest,
  reply: FastifyReply,
  { type, cacheControl } = { type: JSON_TYPE, cacheControl: 'private, no-cache' },
): FastifyReply {
  reply.header('etag', body.etag);
  reply.header('cache-control', cacheControl);
  reply.header('vary', 'accept-encoding');
  if (isNotModified(request.headers['if-none-match'], body)) return reply.code(304).send();
  return sendEncoded(body, request, reply, type);
}

/** Sends a cached body in the encoding that the client accepts, without a condition. */
export function sendEncoded(
  body: CachedBody,
  request: FastifyRequest,
  reply: FastifyReply,
  type: string,
): FastifyReply {
  const encoding = encodingFor(headerOf(request, 'accept-encoding'));
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.header('content-type', type).send(body.bytes[encoding]);
}

/**
 * Sends a file. Unless it is for them, other sites may not show it: they would use the club's bandwidth and learn what a
 * member can see.
 */
export function sendFile(file: FileResponse, request: FastifyRequest, reply: FastifyReply) {
  reply.header('etag', file.etag);
  reply.header('cache-control', file.cacheControl);
  const policy = file.isForOtherSites === true ? 'cross-origin' : 'same-origin';
  reply.header('cross-origin-resource-policy', policy);
  if (isNotModified(request.headers['if-none-match'], file)) return reply.code(304).send();
  return reply.header('content-type', file.type).send(file.bytes);
}
