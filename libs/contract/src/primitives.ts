import * as z from 'zod/mini';
import { COUNT_LIMIT, LINE_LIMIT, TEXT_LIMIT } from './limits.ts';

// Marked as pure, so that a browser loads only those that it uses.

/** An identifier: opaque to every client. */
export const idSchema = /* @__PURE__ */ z.string().check(z.minLength(1), z.maxLength(100));

/** The name of a category as a filter has it. */
export const categorySchema = /* @__PURE__ */ z.string().check(z.maxLength(100));

/** A non-blank text of one line, at most {@link LINE_LIMIT} characters. */
export const lineSchema = /* @__PURE__ */ z
  .string()
  // A dot stands for anything but a line break.
  .check(z.trim(), z.minLength(1), z.maxLength(LINE_LIMIT), z.regex(/^.*$/, 'must be one line'));

/** Free text, at most {@link TEXT_LIMIT} characters; may be empty. */
export const textSchema = /* @__PURE__ */ z.string().check(z.maxLength(TEXT_LIMIT));

/** An e-mail address, trimmed; letter case is kept as typed. */
export const emailSchema = /* @__PURE__ */ z.string().check(z.trim(), z.maxLength(254), z.email());

/** A calendar day without a time, `YYYY-MM-DD`. */
export const dateSchema = /* @__PURE__ */ z.iso.date();

/** A time of day on a 24-hour clock, `HH:MM`. */
export const timeSchema = /* @__PURE__ */ z
  .string()
  .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 18:30'));

/** A moment in UTC, ISO 8601 with `Z`. */
export const dateTimeSchema = /* @__PURE__ */ z.iso.datetime();

/**
 * A whole number from `least` to `most`; a string of digits, as an address or an HTML form sends it, is read as its
 * number.
 */
export const wholeNumber = (least: number, most: number) => {
  const number = z.int().check(z.minimum(least), z.maximum(most));
  const digits = z.string().check(z.regex(/^-?(?:0|[1-9]\d{0,8})$/, 'must be a whole number'));
  return z.union([number, z.pipe(digits, z.pipe(z.transform(Number), number))]);
};

/** How many there are: a whole number from 1 to {@link COUNT_LIMIT}. */
export const countSchema = /* @__PURE__ */ wholeNumber(1, COUNT_LIMIT);
