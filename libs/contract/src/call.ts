import type * as z from 'zod/mini';

/**
 * Who may make a call: anyone; a visitor whose `ref` names an active member, or a member; only a member.
 * A visitor's call carries `ref` as a query parameter and no tokens.
 */
export type Access = 'public' | 'visitor' | 'member';

/** What reads data of one type from whatever came. */
export type DataSchema<Data> = z.ZodMiniType<Data>;

/** One line of the table of calls: all that client, server and OpenAPI document need to know of it. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path with `:name` for each parameter. */
  readonly path: `/api/${string}`;
  readonly access: Access;
  /** What the call does, in one line for the reading page. */
  readonly summary: string;
  readonly params?: z.ZodMiniType<
    Readonly<Record<string, string>>,
    Readonly<Record<string, string>>
  >;
  readonly query?: z.ZodMiniType<object, object>;
  /** Query parameters that are always sent, and tell apart two calls on one path. */
  readonly fixedQuery?: Readonly<Record<string, string>>;
  readonly body?: z.ZodMiniType<object, object>;
  /** Of a successful answer; 200 unless the call makes something that did not exist before. */
  readonly status?: 201;
  /** The envelope's `data`. */
  readonly data: z.ZodMiniType;
  /** `envelope` unless the call answers with a file, always or when it is not asked for JSON. */
  readonly answer?: 'file' | 'file or envelope';
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

type Given<C extends Call, Key extends 'params' | 'query' | 'body'> = C[Key] extends z.ZodMiniType
  ? Record<never, never> extends z.input<C[Key]>
    ? { readonly [K in Key]?: z.input<C[Key]> }
    : { readonly [K in Key]: z.input<C[Key]> }
  : Record<never, never>;

/** What a caller passes: only the parts that the call has, optional where nothing in them is required. */
export type CallInput<C extends Call> = Given<C, 'params'> & Given<C, 'query'> & Given<C, 'body'>;

/** What the server's handler receives once every part has been parsed. */
export interface ParsedCall<C extends Call> {
  readonly params: Part<C, 'params', 'output'>;
  readonly query: Part<C, 'query', 'output'>;
  readonly body: Part<C, 'body', 'output'>;
}

/** The `data` of a successful answer. */
export type CallData<C extends Call> = z.output<C['data']>;
