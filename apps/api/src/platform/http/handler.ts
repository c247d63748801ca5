import type { Readable } from 'node:stream';
import type { Call, CallData, CallName, Calls, ParsedCall } from '@parlour/contract';
import type { CallerOf } from '../../access.ts';
import type { Transaction } from '../database/database.ts';
import type { KeptBody } from './kept-lists/keptLists.ts';
import type { UploadLimits } from './uploadBody.ts';

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

/** A successful answer that is a member's own file, sent as it is read. */
export interface StreamAnswer {
  readonly stream: Readable;
  /** Bytes. */
  readonly length: number;
  /** The media type, such as `application/pdf`. */
  readonly type: string;
  /** The header `Content-Disposition`. */
  readonly disposition: string;
}

/** What was written, and what is done once the transaction holds. */
interface Written<Data> extends Answer<Data> {
  readonly afterwards?: () => Promise<void>;
}

/** An upload whose body has not been read yet. */
export interface IncomingUpload<C extends Call> {
  /** The header `Idempotency-Key`. */
  readonly idempotencyKey: string | undefined;
  /**
   * Reads the body, once.
   *
   * @param take - takes the next bytes of the file.
   * @returns the body with `data:` in place of the file, and the media type that its data URL names.
   * @throws Refusal
   */
  receive(
    limits: UploadLimits,
    take: (bytes: Buffer) => Promise<void>,
  ): Promise<{ readonly body: ParsedCall<C>['body']; readonly mediaType: string }>;
}

/**
 * How a call is handled: `answer` makes it each time; `kept` sends a body that is the same for every member; `write`
 * runs in a transaction, together with the keeping of its Idempotency-Key; `file` sends a file, and counts by itself
 * what a client may ask for; `stream` sends a member's own file or, to who asks for JSON, an envelope; `upload` reads
 * its body by itself, since that holds a file.
 */
export type Handler<C extends Call> =
  | { readonly answer: (context: CallContext<C>) => Promise<Answer<CallData<C>>> }
  | { readonly kept: (context: CallContext<C>) => KeptBody | Promise<KeptBody> }
  | { readonly file: (context: CallContext<C>) => FileAnswer | Promise<FileAnswer> }
  | {
      readonly write: (
        context: CallContext<C>,
        transaction: Transaction,
      ) => Promise<Written<CallData<C>>>;
      /**
       * What of the body tells one write from another with the same Idempotency-Key, where it holds something of which
       * not even a hash may be kept; else it is the whole body.
       */
      readonly comparable?: (body: CallContext<C>['body']) => object;
    }
  | {
      readonly stream: (
        context: CallContext<C>,
        asksForJson: boolean,
      ) => Promise<StreamAnswer | Answer<CallData<C>>>;
    }
  | {
      readonly upload: (
        context: Omit<CallContext<C>, 'body'>,
        incoming: IncomingUpload<C>,
      ) => Promise<Answer<CallData<C>>>;
    };

/** One handler for each call of the table; a missing one does not compile. */
export type Handlers = { readonly [Name in CallName]: Handler<Calls[Name]> };

/** The handlers of one feature. */
export type HandlersOf<Name extends CallName> = Pick<Handlers, Name>;
