import type { Socket } from 'node:net';
import type { FailureEnvelope } from '@parlour/contract';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseAway } from '../database/away.ts';
import { isDiskFull, RETRY_AFTER_FULL } from '../files/diskFull.ts';
import { Refusal } from './refusal.ts';
import { JSON_TYPE } from './sending.ts';

const RETRY_AFTER_AWAY = 2;

const away = () =>
  new Refusal('unavailable', 'The club is briefly unavailable. Please try again in a moment.', {
    retryAfter: RETRY_AFTER_AWAY,
  });

const full = () =>
  new Refusal('unavailable', 'There is no room for this. Please try again later.', {
    retryAfter: RETRY_AFTER_FULL,
  });

const isFastifyError = (error: unknown): error is FastifyError =>
  error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number';

/** The refusal that a failure becomes on the wire; whatever is not foreseen is an internal one without a detail. */
function asRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (isDatabaseAway(error)) return away();
  if (isDiskFull(error)) return full();
  if (isFastifyError(error)) {
    switch (error.statusCode) {
      case 413:
        return new Refusal('payload_too_large', 'The body is larger than is accepted.', {
          field: 'body',
        });
      case 415:
        return new Refusal(
          'unsupported_media_type',
          'The body must be JSON, with the header Content-Type: application/json.',
          { field: 'Content-Type' },
        );
      case 400:
        return error.code === 'FST_ERR_BAD_URL' || error.code === 'FST_ERR_MAX_PARAM_LENGTH'
          ? new Refusal('invalid_input', 'The address is not valid.', { field: 'url' })
          : new Refusal('invalid_input', 'The body could not be read.', { field: 'body' });
      case 403:
      case 404:
        return new Refusal('not_found', 'There is nothing at this address.');
      case 414:
        return new Refusal('invalid_input', 'The address is too long.', { field: 'url' });
      default:
        break;
    }
    // Such as a condition or a part of a file that a header asks for and that can't be met.
    if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) {
      return new Refusal('invalid_input', 'The headers ask for something that cannot be sent.', {
        field: 'headers',
      });
    }
  }
  return new Refusal('internal', 'An error occurred. Please try again.');
}

const envelopeOf = (refusal: Refusal, requestId: string): FailureEnvelope => ({
  success: false,
  data: null,
  message: refusal.message,
  code: refusal.code,
  ...(refusal.details.field === undefined ? {} : { field: refusal.details.field }),
  requestId,
});

/** Answers what is not even HTTP, or did not come whole in time, and ends its connection. */
export function answerGarbage(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const isLate = error.code === 'ERR_HTTP_REQUEST_TIMEOUT';
  const refusal = isLate
    ? new Refusal('invalid_input', 'The body did not come whole in time.', { field: 'body' })
    : new Refusal('invalid_input', 'The call is not valid HTTP.', { field: 'headers' });
  const body = JSON.stringify(envelopeOf(refusal, 'unread'));
  const head = [
    isLate ? 'HTTP/1.1 408 Request Timeout' : 'HTTP/1.1 400 Bad Request',
    `content-type: ${JSON_TYPE}`,
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}

/** Sends a failure in the envelope, and logs it when it is the server's own. */
export function sendFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const refusal = asRefusal(error);
  if (refusal.status === 500)
    request.log.error({ err: error, requestId: request.id }, 'the call failed');
  if (refusal.status === 503)
    request.log.warn({ err: error, requestId: request.id }, 'the call was put off');
  const { retryAfter, allow, isUnread } = refusal.details;
  if (retryAfter !== undefined) reply.header('retry-after', String(Math.ceil(retryAfter)));
  if (allow !== undefined) reply.header('allow', allow.join(', '));
  if (isUnread === true) reply.header('connection', 'close');
  reply
    .code(refusal.status)
    .header('cache-control', 'no-store')
    .type(JSON_TYPE)
    .send(JSON.stringify(envelopeOf(refusal, request.id)));
}
