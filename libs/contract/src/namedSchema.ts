import type * as z from 'zod/mini';

/** The schemas of an object's fields by their names. A comment on one shows on the field of the named interface. */
type Fields = Readonly<Record<string, z.ZodMiniType>>;

/** The names of the fields that may be absent in what a schema returns. */
type OptionalOutput<F> = {
  [Name in keyof F]: F[Name] extends { _zod: { optout: 'optional' } } ? Name : never;
}[keyof F];

/** The names of the fields that may be absent in what a schema parses. */
type OptionalInput<F> = {
  [Name in keyof F]: F[Name] extends { _zod: { optin: 'optional' | 'defaulted' } } ? Name : never;
}[keyof F];

// A mapped type carries the comments of the fields unless it renames them by `as`.
type Outputs<F> = { -readonly [Name in keyof F]: z.output<F[Name]> };
type Inputs<F> = { -readonly [Name in keyof F]: z.input<F[Name]> };

/** What the schema of an object with these fields returns. An interface that extends it can't differ from its schema. */
export type OutputOf<F extends Fields> = Outputs<Pick<F, Exclude<keyof F, OptionalOutput<F>>>> &
  Partial<Outputs<Pick<F, OptionalOutput<F>>>>;

/** What the schema of an object with these fields parses. */
export type InputOf<F extends Fields> = Inputs<Pick<F, Exclude<keyof F, OptionalInput<F>>>> &
  Partial<Inputs<Pick<F, OptionalInput<F>>>>;

/** The schema of a named interface. */
export interface NamedSchema<Output, Input = Output> extends z.ZodMiniType<Output, Input> {}
