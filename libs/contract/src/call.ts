import type * as z from 'zod/mini';
import type { Access } from './access.ts';

/** A schema that parses unknown input into data of one type. */
export type DataSchema<Data> = z.ZodMiniType<Data>;

/** A table of calls, by their names. */
export type CallTable<Name extends PropertyKey = string> = Readonly<Record<Name, Call>>;

/** One line of a table of calls, read by the client, the server and the OpenAPI document. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path with `:name` for each parameter. */
  readonly path: `/api/${string}`;
  readonly access: Access;
  /** One line for the API documentation. */
  readonly summary: string;
  /** What a failure says when the server sent no message (client-24). */
  readonly failure: string;
  /**
   * Set for a call that signs in: no failure of it shows an HTTP status. Rejected, it says `failure`, and without a valid
   * response `SIGN_IN_ERROR_MESSAGE` (client-25).
   */
  readonly signsIn?: true;
  readonly params?: z.ZodMiniType<
    Readonly<Record<string, string>>,
    Readonly<Record<string, string>>
  >;
  readonly query?: z.ZodMiniType<object, object>;
  /** Query parameters that are always sent. They distinguish two calls on one path. */
  readonly fixedQuery?: Readonly<Record<string, string>>;
  readonly body?: z.ZodMiniType<object, object>;
  /** HTTP status of success: 200 unless the call creates something. */
  readonly status?: 201;
  /** The envelope's `data`. */
  readonly data: z.ZodMiniType;
  /**
   * Absent for an envelope. `file or envelope` sends the envelope only when the caller asks for JSON. `events` is a stream
   * of server-sent events, whose `data` this is.
   */
  readonly response?: 'file' | 'file or envelope' | 'events';
}

type Part<
  C extends Call,
  Key extends 'params' | 'query' | 'body',
  Side extends 'input' | 'output',
> = C[Key] extends z.ZodMiniType
  ? Side extends 'input'
    ? z.input<C[Key]>
    : z.output<C[Key]>
  : undefined;

type InputPart<
  C extends Call,
  Key extends 'params' | 'query' | 'body',
> = C[Key] extends z.ZodMiniType
  ? Record<never, never> extends z.input<C[Key]>
    ? { readonly [K in Key]?: z.input<C[Key]> }
    : { readonly [K in Key]: z.input<C[Key]> }
  : Record<never, never>;

/** The caller's input: only the parts that the call has, optional when none of their fields is required. */
export type CallInput<C extends Call> = InputPart<C, 'params'> &
  InputPart<C, 'query'> &
  InputPart<C, 'body'>;

/** A call that needs no more than an input of this type. */
export type CallTaking<C extends Call, Input> = C & (Input extends CallInput<C> ? unknown : never);

/** The parsed parts of a call, as the server's handler receives them. */
export interface ParsedCall<C extends Call> {
  readonly params: Part<C, 'params', 'output'>;
  readonly query: Part<C, 'query', 'output'>;
  readonly body: Part<C, 'body', 'output'>;
}

/** The `data` of a successful response. */
export type CallData<C extends Call> = z.output<C['data']>;

/** The `data` as the server sends it: of a choice that readers take as open, only the known values (contract-11). */
export type SentData<C extends Call> = z.input<C['data']>;
