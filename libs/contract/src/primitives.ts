import * as z from 'zod/mini';

// The PURE marks let a browser's bundle drop the unused schemas.

/** An identifier: opaque to every client. */
export const idSchema = /* @__PURE__ */ z.string().check(z.minLength(1), z.maxLength(100));

/** A category's name in a filter. */
export const categorySchema = /* @__PURE__ */ z.string().check(z.maxLength(100));

/** One of the known choices, or one that only a newer server knows. */
export type Open<Choice extends string> = Choice | (string & Record<never, never>);

/**
 * Returns the schema of a response's choice. It reads any text, since a program may be older than the server (contract-11).
 * Its input type has the known choices alone: the server sends no other. OpenAPI names them.
 */
export function openChoice<const Choice extends string>(
  choices: readonly Choice[],
): z.ZodMiniType<Open<Choice>, Choice> {
  const schema = z.union([z.enum(choices), z.string()]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what is sent has fewer values than what is read
  return schema as z.ZodMiniType<Open<Choice>, Choice>;
}

/** A calendar day without a time, `YYYY-MM-DD`. */
export const dateSchema = /* @__PURE__ */ z.iso.date();

/** A timestamp in UTC, ISO 8601 with `Z`. */
export const dateTimeSchema = /* @__PURE__ */ z.iso.datetime();
