import * as z from 'zod/mini';
import { TIME_PATTERN, YEAR_PATTERN } from './formats.ts';
import { CODE_LENGTH, COUNT_LIMIT, LINE_LIMIT, TEXT_LIMIT } from './limits.ts';
import { isSearchText, typedCode, typedDigits, typedLine, typedText } from './typedText.ts';

// What people type. Apart from the other primitives, which the first load of a page has.

/** A non-blank text of one line with at most {@link LINE_LIMIT} characters. */
export const lineSchema = /* @__PURE__ */ z
  .string()
  // A dot matches anything but a line break.
  .check(
    z.overwrite(typedLine),
    z.minLength(1),
    z.maxLength(LINE_LIMIT),
    z.regex(/^.*$/, 'must be one line'),
  );

/** One of a person's two names: one line, or empty where the other name is all there is. */
export const nameSchema = /* @__PURE__ */ z
  .string()
  .check(z.overwrite(typedLine), z.maxLength(LINE_LIMIT), z.regex(/^.*$/, 'must be one line'));

/** Like {@link nameSchema}; an absent one is empty. {@link hasName} refuses a person without any. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it also parses undefined, which our own programs never send
export const partOfNameSchema = /* @__PURE__ */ z._default(
  nameSchema,
  '',
) as z.ZodMiniType<string> as z.ZodMiniType<string, string>;

/** Refuses a person without any name. */
export const hasName = /* @__PURE__ */ z.refine<{ firstName: string; lastName: string }>(
  ({ firstName, lastName }) => firstName !== '' || lastName !== '',
  { path: ['firstName'], error: 'must be given, or the last name' },
);

/** Free text with at most {@link TEXT_LIMIT} characters. May be empty. */
export const textSchema = /* @__PURE__ */ z
  .string()
  .check(z.overwrite(typedText), z.maxLength(TEXT_LIMIT));

/** What is searched for: one word or more, as `isSearchText` has it. */
export const searchTextSchema = /* @__PURE__ */ z
  .string()
  .check(
    z.overwrite(typedLine),
    z.refine(isSearchText, 'must have at least two characters'),
    z.maxLength(LINE_LIMIT),
  );

/** A one-time code of {@link CODE_LENGTH} digits, which may be sent with spaces and hyphens. */
export const codeSchema = /* @__PURE__ */ z
  .string()
  .check(z.overwrite(typedCode), z.regex(/^\d+$/, 'must be digits'), z.length(CODE_LENGTH));

/** A calendar day that somebody enters, from 1900 on. What is stored may have others. */
export const enteredDateSchema = /* @__PURE__ */ z
  .string()
  .check(
    z.overwrite(typedDigits),
    z.iso.date(),
    z.regex(YEAR_PATTERN, 'must be a date from 1900 on'),
  );

/** A time of day on a 24-hour clock, `HH:MM`. */
export const timeSchema = /* @__PURE__ */ z
  .string()
  .check(z.overwrite(typedDigits), z.regex(TIME_PATTERN, 'must be a time such as 18:30'));

/** Returns a schema of whole numbers in a range. It also parses a string of digits, as URLs and HTML forms send it. */
export function wholeNumber(minimum: number, maximum: number) {
  const number = z.int().check(z.minimum(minimum), z.maximum(maximum));
  const digits = z
    .string()
    .check(z.overwrite(typedDigits), z.regex(/^-?(?:0|[1-9]\d{0,8})$/, 'must be a whole number'));
  return z.union([number, z.pipe(digits, z.pipe(z.transform(Number), number))]);
}

/** A count: a whole number from 1 to {@link COUNT_LIMIT}. */
export const countSchema = /* @__PURE__ */ wholeNumber(1, COUNT_LIMIT);
