import type { Call } from '@parlour/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Caller, principalOf } from '../../access/authorize.ts';
import { clientOf } from '../../access/client.ts';
import type { AuditEvent, CallAuthor } from '../audit/audit.ts';
import { callFactsOf, logSecurityEvent } from '../audit/securityEvents.ts';
import type { PerformCallOnce, PerformOnce } from '../idempotency/idempotency.ts';
import { parseCall } from '../parsing/parseCall.ts';
import { headerOf } from '../responses.ts';
import type { CallContext } from './handler.ts';

/** Responds to a request of an authorized caller. */
export type Respond = (request: FastifyRequest, reply: FastifyReply, caller: Caller) => unknown;

/** A call of the table with its handler. */
export interface ServedRoute {
  /** The name of the call in its table. */
  readonly name: string;
  readonly call: Call;
  /** Whether a call with this query counts towards the rate limit. A cached body does not, since it costs less than the count. */
  readonly isCounted: (query: unknown) => boolean;
  readonly respond: Respond;
  /** Whether the handler reads its own body as a stream. */
  readonly isUpload: boolean;
  /** Whether the long digits of its body never become text. */
  readonly hidesDigits: boolean;
}

/** Records what a call without a transaction did. */
export type RecordEvents = (author: CallAuthor, events: readonly AuditEvent[]) => Promise<void>;

/** Returns the input of the handler of a call, parsed from its request. */
export function contextOf<C extends Call>(
  call: C,
  request: FastifyRequest,
  caller: Caller,
  parsed = parseCall(call, request),
): CallContext<C> {
  // Sound, since the caller was authorized by the declared access of the call.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return {
    ...parsed,
    caller,
    requestId: request.id,
    ip: clientOf(request.ip),
    userAgent: headerOf(request, 'user-agent') ?? '',
    host: request.host,
    cookieHeader: request.headers.cookie,
    logEvent: (event, opened) => {
      if (opened !== undefined) request.session = opened;
      logSecurityEvent(request.log, event, callFactsOf(request));
    },
  } as CallContext<C>;
}

/** Performs the write of one call, with the author and the key of that call. */
export function performOnceFor(
  performOnce: PerformOnce,
  request: FastifyRequest,
  caller: Caller,
): PerformCallOnce {
  return (identity, perform) =>
    performOnce({
      author: authorOf(request, caller),
      key: headerOf(request, 'idempotency-key'),
      request: identity,
      perform,
    });
}

/** Returns the author of an audited call, which visitors cannot make. */
export function authorOf(request: FastifyRequest, caller: Caller): CallAuthor {
  const principal = principalOf(caller);
  if (principal === undefined) throw new Error('an audited call needs a principal');
  return { principal, requestId: request.id };
}

/** Keeps pages shared by members out of search engines. */
export function preventIndexing(caller: Caller, reply: FastifyReply): void {
  if (caller.kind === 'visitor') reply.header('x-robots-tag', 'noindex');
}
