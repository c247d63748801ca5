import type { Duplex } from 'node:stream';
import type { FailureEnvelope } from '@parlour/contract';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseUnavailable } from '../../platform/postgres/connectionErrors.ts';
import { isDiskFull, RETRY_AFTER_FULL } from '../../platform/process/diskFull.ts';
import { ApiError } from '../../errors/apiError.ts';
import {
  callFactsOf,
  type EventLog,
  logRejection,
  logUnreadable,
} from '../audit/securityEvents.ts';
import { callHeaders, JSON_TYPE } from '../responses.ts';

const RETRY_AFTER_UNAVAILABLE = 2;

/** The longest JSON body, in bytes, whose rest is drained to keep its connection. Uploads have their own `DRAIN_FACTOR`. */
const DRAINED_BODY = 4 * 1024 * 1024;

const unavailable = (message: string, retryAfter: number) =>
  new ApiError('unavailable', message, { retryAfter });

const isFastifyError = (error: unknown): error is FastifyError =>
  error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number';

/** Converts any error to an ApiError. An unexpected one becomes `internal` without details. */
function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (isDatabaseUnavailable(error)) {
    const message = 'The club is briefly unavailable. Please try again in a moment.';
    return unavailable(message, RETRY_AFTER_UNAVAILABLE);
  }
  if (isDiskFull(error)) {
    return unavailable('There is no room for this. Please try again later.', RETRY_AFTER_FULL);
  }
  if (isFastifyError(error)) {
    switch (error.statusCode) {
      case 413:
        return new ApiError('payload_too_large', 'The body is larger than is accepted.', {
          field: 'body',
        });
      case 415:
        return new ApiError(
          'unsupported_media_type',
          'The body must be JSON, with the header Content-Type: application/json.',
          { field: 'Content-Type' },
        );
      case 400:
        return error.code === 'FST_ERR_BAD_URL' || error.code === 'FST_ERR_MAX_PARAM_LENGTH'
          ? new ApiError('invalid_input', 'The address is not valid.', { field: 'url' })
          : new ApiError('invalid_input', 'The body could not be read.', { field: 'body' });
      case 403:
      case 404:
        return new ApiError('not_found', 'There is nothing at this address.');
      case 414:
        return new ApiError('invalid_input', 'The address is too long.', { field: 'url' });
      default:
        break;
    }
    // For example an unmet condition or an impossible range in a header.
    if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) {
      return new ApiError('invalid_input', 'The headers ask for something that cannot be sent.', {
        field: 'headers',
      });
    }
  }
  return new ApiError('internal', 'An error occurred. Please try again.');
}

const failureEnvelope = (apiError: ApiError, requestId: string): FailureEnvelope => ({
  success: false,
  data: null,
  message: apiError.message,
  code: apiError.code,
  ...(apiError.details.field === undefined ? {} : { field: apiError.details.field }),
  requestId,
});

type HandleClientError = (error: Error & { code?: string }, socket: Duplex) => void;

/** Creates what handles input that is not valid HTTP or was not complete in time: a response, and a line of the log. */
export function createClientErrorHandler(log: EventLog): HandleClientError {
  return (error, socket) => {
    const isAnswerable = error.code !== 'ECONNRESET' && socket.writable;
    if (isAnswerable) logUnreadable(log, socket);
    handleClientError(error, socket);
  };
}

/** Responds to input that is not valid HTTP or was not complete in time, and closes the connection. */
export function handleClientError(error: Error & { code?: string }, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const isLate = error.code === 'ERR_HTTP_REQUEST_TIMEOUT';
  const apiError = isLate
    ? new ApiError('invalid_input', 'The body did not come whole in time.', { field: 'body' })
    : new ApiError('invalid_input', 'The call is not valid HTTP.', { field: 'headers' });
  const body = JSON.stringify(failureEnvelope(apiError, 'unread'));
  const head = [
    isLate ? 'HTTP/1.1 408 Request Timeout' : 'HTTP/1.1 400 Bad Request',
    `content-type: ${JSON_TYPE}`,
    `content-length: ${Buffer.byteLength(body)}`,
    ...Object.entries(callHeaders).map(([name, value]) => `${name}: ${value}`),
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}

/** Answers in the envelope what Node would answer without one: an unknown `Expect`, a missing `Host`, and `CONNECT`. */
export function addProtocolErrors(app: FastifyInstance, onClientError: HandleClientError): void {
  app.server.on('checkExpectation', (request, response) => {
    app.server.emit('request', request, response);
  });
  app.addHook('onRequest', (request, _reply, done) => {
    const { expect, host } = request.headers;
    if (host === undefined && request.raw.httpVersion === '1.1') {
      return done(new ApiError('invalid_input', 'Host is missing.', { field: 'Host' }));
    }
    if (expect === undefined || /^100-continue$/i.test(expect)) return done();
    done(
      new ApiError('invalid_input', 'Expect must be 100-continue.', {
        field: 'Expect',
        status: 417,
      }),
    );
  });
  app.server.on('connect', (_request, socket) => {
    onClientError(new Error('this server is no proxy'), socket);
  });
}

/**
 * Keeps the connection of a body that Fastify refused: a client that still sends would read no response. The raw header is
 * that of a server that stops, and stays.
 */
function keepConnection(reply: FastifyReply): void {
  if (!reply.raw.hasHeader('connection')) reply.removeHeader('connection');
}

/** Sends an error in the envelope, and logs it when its cause is the server's own. */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const apiError = toApiError(error);
  if (apiError.status === 500)
    request.log.error({ err: error, ...callFactsOf(request) }, 'the call failed');
  if (apiError.status === 503)
    request.log.warn({ err: error, ...callFactsOf(request) }, 'the call was put off');
  logRejection(request, apiError.code);
  const { retryAfter, allow, isUnread } = apiError.details;
  if (retryAfter !== undefined) reply.header('retry-after', String(Math.ceil(retryAfter)));
  if (allow !== undefined) reply.header('allow', allow.join(', '));
  if (isUnread === true) reply.header('connection', 'close');
  else if (Number(request.headers['content-length']) <= DRAINED_BODY) keepConnection(reply);
  reply
    .code(apiError.status)
    .header('cache-control', 'no-store')
    .type(JSON_TYPE)
    .send(JSON.stringify(failureEnvelope(apiError, request.id)));
}
