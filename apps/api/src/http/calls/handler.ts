import type { Call, SentData, CallTable, ParsedCall } from '@parlour/contract';
import type { CallerOf } from '../../access/authorize.ts';
import type { Session } from '../../access/principal.ts';
import type { Transaction } from '../../platform/postgres/database.ts';
import type { AuditEvent } from '../audit/audit.ts';
import type { SecurityEvent } from '../audit/securityEvents.ts';
import type { CachedBody } from '../cache/compression.ts';
import type { PerformCallOnce } from '../idempotency/idempotency.ts';
import type { LiveStreams } from '../live/liveStreams.ts';
import type { HiddenDigits } from '../parsing/hiddenDigits.ts';
import type { FileResponse, SuccessResponse } from '../responses.ts';
import type { StreamResponse } from '../streamResponses.ts';
import type { UploadLimits } from '../upload/uploadBody.ts';

/** The input of a handler: the parsed parts of a call and its authorized caller. */
export type CallContext<C extends Call> = ParsedCall<C> & {
  readonly caller: CallerOf<C['access']>;
  /** The id of the request, as in the log. */
  readonly requestId: string;
  /** The IP address of the client, or the network of an IPv6 address. */
  readonly ip: string;
  /** The client's name for itself; empty without one. */
  readonly userAgent: string;
  /** The host of this site as named by the call, with its port. */
  readonly host: string;
  /** The `Cookie` header, undefined where the call has none. Members' calls need none. */
  readonly cookieHeader: string | undefined;
  /** Logs a security event of this call. A session that the call opened is named in all its lines. */
  readonly logEvent: (event: SecurityEvent, opened?: Session) => void;
};

/** What a call adds to the audit trail. */
interface Audited {
  readonly events: readonly AuditEvent[];
}

/** The response of a command, and its work after the commit of the transaction. */
interface CommandResponse<Data> extends SuccessResponse<Data>, Audited {
  /** The `data` that is stored for a repeated call, where that of the first one holds a secret. */
  readonly repeatedData?: Data;
  readonly afterCommit?: () => Promise<void>;
}

/** An upload with an unread body. */
export interface IncomingUpload<C extends Call> {
  readonly performOnce: PerformCallOnce;
  /**
   * Reads the body. It can be read only once.
   *
   * @param consume - consumes the next bytes of the file.
   * @returns the body with `data:` in place of the file, and the media type from its data URL.
   * @throws ApiError
   */
  receive(
    limits: UploadLimits,
    consume: (bytes: Buffer) => Promise<void>,
  ): Promise<{ readonly body: ParsedCall<C>['body']; readonly mediaType: string }>;
}

/** The response of a query, and the `Set-Cookie` header that goes with it. */
interface QueryResponse<Data> extends SuccessResponse<Data> {
  readonly setCookie?: string;
}

/** Makes its response for each call. */
export interface QueryHandler<C extends Call> {
  readonly query: (context: CallContext<C>) => Promise<QueryResponse<SentData<C>>>;
}

/** Returns a body that is the same for every caller, and so does not learn who calls. */
export interface CachedHandler<C extends Call> {
  readonly cached: (parsed: ParsedCall<C>) => CachedBody | Promise<CachedBody>;
  /** Makes the response of a preview, which is never cached. Absent where nothing is previewed. */
  readonly preview?: (context: CallContext<C>) => Promise<QueryResponse<SentData<C>>>;
}

/** Returns a file, and limits its clients by itself. */
export interface FileHandler<C extends Call> {
  readonly file: (context: CallContext<C>) => FileResponse | Promise<FileResponse>;
}

/** Runs in a transaction that also stores its Idempotency-Key and its audit entries. */
export interface CommandHandler<C extends Call> {
  readonly command: (
    context: CallContext<C>,
    transaction: Transaction,
    digits: HiddenDigits,
  ) => Promise<CommandResponse<SentData<C>>>;
  /**
   * Whether sequences of 13 or more digits never become text: the body has stand-ins for them, and the command gets them
   * as bytes, which are overwritten once it has ended (api/payment-methods-15).
   */
  readonly hidesDigits?: true;
  /**
   * Selects the parts of the body that distinguish two commands with the same Idempotency-Key. Needed where not even
   * a hash of the rest may be stored. By default it is the whole body.
   */
  readonly idempotencyFingerprint?: (body: CallContext<C>['body']) => object;
}

/** Streams a member's file, or returns an envelope. Its audit entries are stored before the response, also of a read. */
export interface StreamHandler<C extends Call> {
  readonly stream: (
    context: CallContext<C>,
    acceptsJson: boolean,
  ) => Promise<(StreamResponse | SuccessResponse<SentData<C>>) & Audited>;
}

/** Reads its own body, since that contains a file. */
export interface UploadHandler<C extends Call> {
  readonly upload: (
    context: Omit<CallContext<C>, 'body'>,
    incoming: IncomingUpload<C>,
  ) => Promise<SuccessResponse<SentData<C>>>;
}

/** Opens a stream of hints for the session of the call. */
export interface LiveHandler {
  readonly live: LiveStreams;
}

/** The handler of a call, of one of seven kinds. */
export type Handler<C extends Call> =
  | QueryHandler<C>
  | CachedHandler<C>
  | FileHandler<C>
  | CommandHandler<C>
  | StreamHandler<C>
  | UploadHandler<C>
  | LiveHandler;

/** The handler of a call that a view may make: one that only reads (api/access-10). */
type ReadingHandler<C extends Call> = QueryHandler<C> | CachedHandler<C>;

/**
 * One handler for each call of a table, such as the module of a feature's calls. A missing one does not compile, nor does
 * a viewable one that may write.
 */
export type HandlersOf<Table extends CallTable<keyof Table>> = {
  readonly [Name in keyof Table]: Table[Name]['access'] extends
    | { kind: 'shared' }
    | { viewable: true }
    ? ReadingHandler<Table[Name]>
    : Handler<Table[Name]>;
};
