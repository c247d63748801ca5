import type { Call, CallData, Calls, ParsedCall } from '@parlour/contract';
import type { CallerOf } from '../../access.ts';
import type { Transaction } from '../database/database.ts';
import type { KeptBody } from './kept-lists/keptLists.ts';

/** What a handler knows of a call once every part has been parsed and the caller let through. */
export type CallContext<C extends Call> = ParsedCall<C> & {
  readonly caller: CallerOf<C['access']>;
  /** The address that the call came from. */
  readonly client: string;
  /** The host that the call names as this site's, with its port. */
  readonly host: string;
};

/** A successful answer. */
export interface Answer<Data> {
  readonly data: Data;
  readonly status?: 200 | 201;
  readonly message?: string;
}

/** A successful answer that is a file, not an envelope. */
export interface FileAnswer {
  readonly bytes: Buffer;
  /** The media type, such as `image/webp`. */
  readonly type: string;
  readonly etag: string;
  readonly cacheControl: string;
}

/**
 * How a call is handled: `answer` makes it each time; `kept` sends a body that is the same for every member; `write`
 * runs in a transaction, together with the keeping of its Idempotency-Key; `file` sends a file, and counts by itself
 * what a client may ask for.
 */
export type Handler<C extends Call> =
  | { readonly answer: (context: CallContext<C>) => Promise<Answer<CallData<C>>> }
  | { readonly kept: (context: CallContext<C>) => KeptBody | Promise<KeptBody> }
  | { readonly file: (context: CallContext<C>) => FileAnswer | Promise<FileAnswer> }
  | {
      readonly write: (
        context: CallContext<C>,
        transaction: Transaction,
      ) => Promise<Answer<CallData<C>>>;
      /**
       * What of the body tells one write from another with the same Idempotency-Key, where it holds something of which
       * not even a hash may be kept; else it is the whole body.
       */
      readonly comparable?: (body: CallContext<C>['body']) => object;
    };

/** The calls that this server does not serve: they answer as any unknown address does. */
export const notServed = [
  'listDocuments',
  'uploadDocument',
  'deleteDocument',
  'previewDocument',
] as const satisfies readonly (keyof Calls)[];

export type ServedCall = Exclude<keyof Calls, (typeof notServed)[number]>;

/** One handler for each served call; a missing one does not compile. */
export type Handlers = { readonly [Name in ServedCall]: Handler<Calls[Name]> };

/** The handlers of one feature. */
export type HandlersOf<Name extends ServedCall> = Pick<Handlers, Name>;
