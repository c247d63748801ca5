import * as z from 'zod/mini';
import { TIME_PATTERN } from './formats.ts';
import { COUNT_LIMIT, LINE_LIMIT, TEXT_LIMIT } from './limits.ts';

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

/** A non-blank text of one line with at most {@link LINE_LIMIT} characters. */
export const lineSchema = /* @__PURE__ */ z
  .string()
  // A dot matches anything but a line break.
  .check(z.trim(), z.minLength(1), z.maxLength(LINE_LIMIT), z.regex(/^.*$/, 'must be one line'));

/** Free text with at most {@link TEXT_LIMIT} characters. May be empty. */
export const textSchema = /* @__PURE__ */ z.string().check(z.maxLength(TEXT_LIMIT));

/** A calendar day without a time, `YYYY-MM-DD`. */
export const dateSchema = /* @__PURE__ */ z.iso.date();

/** A time of day on a 24-hour clock, `HH:MM`. */
export const timeSchema = /* @__PURE__ */ z
  .string()
  .check(z.regex(TIME_PATTERN, 'must be a time such as 18:30'));

/** A timestamp in UTC, ISO 8601 with `Z`. */
export const dateTimeSchema = /* @__PURE__ */ z.iso.datetime();

/** Returns a schema of whole numbers in a range. It also parses a string of digits, as URLs and HTML forms send it. */
export function wholeNumber(minimum: number, maximum: number) {
  const number = z.int().check(z.minimum(minimum), z.maximum(maximum));
  const digits = z.string().check(z.regex(/^-?(?:0|[1-9]\d{0,8})$/, 'must be a whole number'));
  return z.union([number, z.pipe(digits, z.pipe(z.transform(Number), number))]);
}

/** A count: a whole number from 1 to {@link COUNT_LIMIT}. */
export const countSchema = /* @__PURE__ */ wholeNumber(1, COUNT_LIMIT);
