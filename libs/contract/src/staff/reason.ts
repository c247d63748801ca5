import * as z from 'zod/mini';
import { LINE_LIMIT } from '../limits.ts';
import { typedLine } from '../typedText.ts';

/** The fewest characters of a reason. */
export const SHORTEST_REASON = 3;

/** Why staff do something: one line of 3 to 200 characters. */
export const reasonSchema = /* @__PURE__ */ z
  .string()
  .check(
    z.overwrite(typedLine),
    z.minLength(SHORTEST_REASON),
    z.maxLength(LINE_LIMIT),
    z.regex(/^.*$/, 'must be one line'),
  );
