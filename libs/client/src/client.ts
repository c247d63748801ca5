import type { Call, CallData, CallInput, DataSchema } from '@parlour/contract';
import ky, { isHTTPError, isTimeoutError, type Options } from 'ky';
import { addressOf, type AddressInput } from './address.ts';
import { readEnvelope, refusal, type Answer } from './answer.ts';
import type { DomainFailure, Failure, TransportFailure } from './failure.ts';
import { failed, success, type Result } from './result.ts';
import { statusSentence, type Sentences } from './sentences.ts';
import { sessionEndReporter, type Credentials } from './sessionEnd.ts';

/** How long a call may take to answer, in milliseconds. */
const TIMEOUT = 30_000;

/** The longest wait that a server may ask for before a retry, in milliseconds (spec section 9). */
const LONGEST_WAIT = 30_000;

const serverErrors = Array.from({ length: 100 }, (_, index) => 500 + index);

/** Only reads are retried: three times after 1, 2 and 4 s, on network errors and server errors (spec section 9). */
const readRetry = {
  limit: 3,
  statusCodes: serverErrors,
  afterStatusCodes: serverErrors,
  maxRetryAfter: LONGEST_WAIT,
  delay: (attempt: number) => 1000 * 2 ** (attempt - 1),
} satisfies Options['retry'];

/** The world of a client. */
export interface ClientOptions {
  /** Scheme and host of the server without a final slash; empty for the page's own. */
  readonly baseUrl: string;
  /** The signed-in member's tokens, read anew for each call; null without a session. */
  readonly credentials: () => Credentials | null;
  /** The `ref` that a visitor came with, null for none. */
  readonly referral: () => string | null;
  /** Whether a refusal ends the session. The rule is the session's own: `endsSession` of `@parlour/core`. */
  readonly endsSession: (failure: DomainFailure) => boolean;
  /** Called once for each session that a refusal ends. */
  readonly onSessionEnd: (failure: DomainFailure) => void;
  /** Makes a key that no other write has, such as a random UUID. */
  readonly newKey: () => string;
  /** Stands in for the global `fetch`. */
  readonly fetch?: typeof globalThis.fetch;
}

/** What a caller may add to one call. */
export interface CallOptions {
  /** Ends the call with a transport failure `aborted`. */
  readonly signal?: AbortSignal | undefined;
  /** Ties the repetitions of one write together, so that it happens once. A fresh one is made where it is left out. */
  readonly idempotencyKey?: string | undefined;
}

/** Another way to the server than the client's own. */
interface Transport {
  readonly fetch: typeof globalThis.fetch;
  /** Milliseconds for the whole call, false where `fetch` itself gives up. */
  readonly timeout: number | false;
}

interface Sending extends CallOptions {
  readonly transport?: Transport | undefined;
}

interface Reading<Value> {
  /** The media type that is asked for. */
  readonly accept: string;
  readonly read: (answer: Answer) => Result<Value, Failure>;
}

/** Sends the calls of the contract. */
export interface Client {
  /** Makes a call and parses the `data` of its answer. */
  readonly send: <C extends Call>(
    call: C & { readonly data: DataSchema<CallData<C>> },
    input: CallInput<C>,
    sentences: Sentences,
    options?: Sending,
  ) => Promise<Result<CallData<C>, Failure>>;
  /** Makes a call and reads its answer in the caller's own way. */
  readonly exchange: <C extends Call, Value>(
    call: C,
    input: CallInput<C>,
    sentences: Sentences,
    options: Sending & Reading<Value>,
  ) => Promise<Result<Value, Failure>>;
  /** The address of a call that a page element makes by itself, such as a picture's. */
  readonly address: <C extends Call>(call: C, input: CallInput<C>) => string;
}

interface Parts extends AddressInput {
  readonly body?: unknown;
}

/** A member's call without tokens is refused without being sent. */
const noSession: DomainFailure = {
  kind: 'domain',
  status: 401,
  code: 'unauthenticated',
  message: statusSentence(401),
  hasServerMessage: false,
  detail: 'Authentication required',
};

const failureOf = (
  error: unknown,
  signal: AbortSignal | undefined,
  sentences: Sentences,
): DomainFailure | TransportFailure => {
  if (isHTTPError(error)) {
    const { status, statusText } = error.response;
    return refusal({ status, statusText, body: error.data }, sentences);
  }
  const detail = error instanceof Error ? error.message : String(error);
  const failure = { kind: 'transport', message: sentences.fault, detail } as const;
  if (signal?.aborted === true) return { ...failure, reason: 'aborted' };
  return { ...failure, reason: isTimeoutError(error) ? 'timeout' : 'network' };
};

const fetchAnswer = async (
  address: string,
  options: Options,
  sentences: Sentences,
): Promise<Result<Answer, Failure>> => {
  try {
    const pending = ky(address, options);
    const { status, headers } = await pending;
    const bytes = await pending.arrayBuffer();
    return success({ status, contentType: headers.get('content-type') ?? '', bytes });
  } catch (error) {
    return failed(failureOf(error, options.signal ?? undefined, sentences));
  }
};

/**
 * Makes the client that the typed functions of this library take as their first argument. It is the only place that
 * knows headers, retries and tokens (spec sections 7 to 9).
 */
export const createClient = (options: ClientOptions): Client => {
  const { baseUrl, credentials, referral, newKey, fetch } = options;
  const reportSessionEnd = sessionEndReporter(options);

  const headersOf = (call: Call, sentWith: Credentials | null, key: string | undefined) => ({
    'content-type': 'application/json',
    authorization: sentWith === null ? undefined : `Bearer ${sentWith.token}`,
    'x-crm-token': sentWith?.crmToken,
    'idempotency-key': call.method === 'GET' ? undefined : (key ?? newKey()),
  });

  const exchange: Client['exchange'] = async (
    call,
    input: Parts,
    sentences,
    { accept, read, signal, idempotencyKey, transport },
  ) => {
    const sentWith = call.access === 'public' ? null : credentials();
    if (call.access === 'member' && sentWith === null) return failed(noSession);
    const isVisit = call.access === 'visitor' && sentWith === null;
    const address = addressOf(call, input, isVisit ? referral() : null);
    if (address === null) {
      const detail = `The path ${call.path} can't be filled from the input.`;
      return failed({ kind: 'contract', message: sentences.fault, detail });
    }
    const request: Options = {
      method: call.method,
      headers: { ...headersOf(call, sentWith, idempotencyKey), accept },
      ...(input.body === undefined ? {} : { json: input.body }),
      retry: call.method === 'GET' ? readRetry : 0,
      timeout: TIMEOUT,
      ...(signal === undefined ? {} : { signal }),
      ...(fetch === undefined ? {} : { fetch }),
      ...transport,
    };
    const answer = await fetchAnswer(`${baseUrl}${address}`, request, sentences);
    const result = answer.ok ? read(answer.value) : answer;
    if (!result.ok && result.failure.kind === 'domain') reportSessionEnd(result.failure, sentWith);
    return result;
  };

  return {
    exchange,
    send: async (call, input, sentences, callOptions) =>
      exchange(call, input, sentences, {
        ...callOptions,
        accept: 'application/json',
        read: (answer) => readEnvelope(call.data, answer, sentences),
      }),
    address: (call, input: Parts) => `${baseUrl}${addressOf(call, input, null) ?? call.path}`,
  };
};
