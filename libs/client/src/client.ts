import type {
  Access,
  Call,
  CallFailure,
  CallInput,
  Credentials,
  DomainFailure,
  Result,
  TransportFailure,
} from '@parlour/contract';
import { DESK_HEADER } from '@parlour/contract/staff';
import ky from 'ky';
import { isHTTPError, isTimeoutError, type Options } from 'ky';
import { callUrlOf, type UrlInput } from './callUrl.ts';
import { createDomainFailure, type RawResponse } from './response.ts';
import { failed, success } from './result.ts';
import { fallbackMessage, NETWORK_NEEDED, statusMessage } from './messages.ts';
import { type ClientOptions, withDefaults } from './clientOptions.ts';

/** Maximum of a server's Retry-After, in milliseconds (client-30). */
const MAXIMUM_RETRY_AFTER = 30_000;

const serverErrors = Array.from({ length: 100 }, (_, index) => 500 + index);

/** Retries reads after 1, 2, 4 s and so on, on network errors and server errors (client-29). */
const readRetry = {
  statusCodes: serverErrors,
  afterStatusCodes: serverErrors,
  maxRetryAfter: MAXIMUM_RETRY_AFTER,
  delay: (attempt: number) => 1000 * 2 ** (attempt - 1),
} satisfies Options['retry'];

/** The options of one call. */
export interface CallOptions {
  /** Aborts the call, which then ends with a transport failure `aborted`. */
  readonly signal?: AbortSignal | undefined;
  /** Repetitions of a write with the same key take effect once. Defaults to a new key. */
  readonly idempotencyKey?: string | undefined;
  /** The tokens of a member's call, in place of those of the current session. */
  readonly credentials?: Credentials | undefined;
  /** Lets the call outlive the page. */
  readonly keepalive?: boolean | undefined;
}

/** Replaces the client's own way of sending. */
interface Transport {
  readonly fetch: typeof globalThis.fetch;
  /** Milliseconds for the whole call, or false when `fetch` has its own timeout. */
  readonly timeout: number | false;
}

/** The options of one call, and how it is sent where not by the client's own way. */
export interface SendOptions extends CallOptions {
  readonly transport?: Transport | undefined;
}

interface ResponseReader<Value> {
  /** The media type of the Accept header. */
  readonly accept: string;
  readonly read: (response: RawResponse) => Result<Value, CallFailure>;
}

/** Reaches a club. Its calls are made by `send`, and those of files by `fetchFile`, `fetchPreview` and `uploadFile`. */
export interface Client {
  /** Makes a call and parses its response by the caller's `read`. */
  readonly exchange: <C extends Call, Value>(
    call: C,
    input: CallInput<C>,
    options: SendOptions & ResponseReader<Value>,
  ) => Promise<Result<Value, CallFailure>>;
  /** Returns the URL of a call that a page element makes itself, such as a picture's. */
  readonly url: <C extends Call>(call: C, input: CallInput<C>) => string;
}

interface InputParts extends UrlInput {
  readonly body?: unknown;
}

/**
 * Whether a call of each access sends the tokens of the session, or of a view. An optional one is a visitor's without them.
 * A call of staff sends the API key where the client has one. Otherwise the browser itself adds the cookie of the desk.
 */
const tokenUse = {
  public: 'none',
  shared: 'optional',
  member: 'required',
  view: 'required',
  desk: 'none',
  staff: 'none',
} as const satisfies Record<Access['kind'], 'none' | 'optional' | 'required'>;

const isOfDesk = ({ access }: Call) => access.kind === 'desk' || access.kind === 'staff';

/** The failure of a member's call without tokens: the client does not send it (client-7). */
const noSessionFailure: DomainFailure = {
  kind: 'domain',
  status: 401,
  code: 'unauthenticated',
  message: statusMessage(401),
  hasServerMessage: false,
  detail: 'Authentication required',
};

interface FailureContext {
  readonly call: Call;
  /** Whether the call is a read without network. */
  readonly isOfflineRead: boolean;
  /** Whether the network was known to be missing when the call was made. */
  readonly wasOffline: boolean;
}

const failureOf = (
  error: unknown,
  signal: AbortSignal | undefined,
  { call, isOfflineRead, wasOffline }: FailureContext,
): DomainFailure | TransportFailure => {
  if (isHTTPError(error)) {
    const { status, statusText } = error.response;
    return createDomainFailure({ status, statusText, body: error.data }, call);
  }
  const detail = error instanceof Error ? error.message : String(error);
  const message = isOfflineRead ? NETWORK_NEEDED : fallbackMessage(call);
  const failure = { kind: 'transport', message, detail } as const;
  if (signal?.aborted === true) return { ...failure, reason: 'aborted' };
  if (isTimeoutError(error)) return { ...failure, reason: 'timeout' };
  return { ...failure, reason: wasOffline ? 'offline' : 'network' };
};

const fetchResponse = async (
  url: string,
  options: Options,
  context: FailureContext,
): Promise<Result<RawResponse, CallFailure>> => {
  try {
    const pending = ky(url, options);
    const { status, headers } = await pending;
    const bytes = await pending.arrayBuffer();
    return success({ status, contentType: headers.get('content-type') ?? '', bytes });
  } catch (error) {
    return failed(failureOf(error, options.signal ?? undefined, context));
  }
};

/**
 * Creates the client: the first argument of `send`. `createClient({ baseUrl })` suffices.
 * Only this module deals with headers, retries and tokens.
 */
export function createClient(options: ClientOptions): Client {
  const full = withDefaults(options);
  const { baseUrl, credentials, apiKey, referral, newKey, isOffline, timeout, retries, fetch } =
    full;
  const reportSessionEnd = createSessionEndReporter(full);

  const authorizationOf = (call: Call, tokens: Credentials | null) => {
    const key = call.access.kind === 'staff' ? apiKey() : null;
    const bearer = key ?? tokens?.token;
    return {
      authorization: bearer === undefined ? undefined : `Bearer ${bearer}`,
      'x-crm-token': tokens?.crmToken,
      [DESK_HEADER]: isOfDesk(call) && key === null ? '1' : undefined,
    };
  };

  const headersOf = (call: Call, tokens: Credentials | null, key: string | undefined) => ({
    'content-type': 'application/json',
    ...authorizationOf(call, tokens),
    'idempotency-key': call.method === 'GET' ? undefined : (key ?? newKey()),
  });

  const exchange: Client['exchange'] = async (
    call,
    input: InputParts,
    { accept, read, signal, idempotencyKey, credentials: given, keepalive = false, transport },
  ) => {
    const use = tokenUse[call.access.kind];
    const tokens = use === 'none' ? null : (given ?? credentials());
    if (use === 'required' && tokens === null) return failed(noSessionFailure);
    const isVisitor = use === 'optional' && tokens === null;
    const url = callUrlOf(call, input, isVisitor ? referral() : null);
    if (url === null) {
      const detail = `The path ${call.path} can't be filled from the input.`;
      return failed({ kind: 'contract', message: fallbackMessage(call), detail });
    }
    const isRead = call.method === 'GET';
    const wasOffline = isOffline();
    const isOfflineRead = isRead && wasOffline;
    const request: Options = {
      method: call.method,
      headers: { ...headersOf(call, tokens, idempotencyKey), accept },
      ...(input.body === undefined ? {} : { json: input.body }),
      retry: isRead && !isOfflineRead ? { ...readRetry, limit: retries } : 0,
      timeout,
      keepalive,
      ...(signal === undefined ? {} : { signal }),
      ...(fetch === undefined ? {} : { fetch }),
      ...transport,
    };
    const response = await fetchResponse(`${baseUrl}${url}`, request, {
      call,
      isOfflineRead,
      wasOffline,
    });
    const result = response.ok ? read(response.value) : response;
    if (!result.ok && result.failure.kind === 'domain') reportSessionEnd(result.failure, tokens);
    return result;
  };

  return {
    exchange,
    url: (call, input: InputParts) => `${baseUrl}${callUrlOf(call, input, null) ?? call.path}`,
  };
}

/** The dependencies of {@link createSessionEndReporter}. */
interface SessionEndOptions {
  readonly credentials: () => Credentials | null;
  readonly endsSession: (failure: DomainFailure) => boolean;
  readonly onSessionEnd: (failure: DomainFailure) => void;
}

/**
 * Returns a function that reports a session's end once, even when several calls fail (client-33).
 * It ignores failures of calls without tokens, and of calls from an earlier session (client-34).
 */
function createSessionEndReporter({ credentials, endsSession, onSessionEnd }: SessionEndOptions) {
  let reportedToken: string | undefined;
  return (failure: DomainFailure, sentCredentials: Credentials | null): void => {
    const token = sentCredentials?.token;
    const isCurrent = token !== undefined && token === credentials()?.token;
    if (!isCurrent || token === reportedToken || !endsSession(failure)) return;
    reportedToken = token;
    onSessionEnd(failure);
  };
}
