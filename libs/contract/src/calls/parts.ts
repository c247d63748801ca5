import * as z from 'zod/mini';
import { idSchema } from '../primitives.ts';

/** The parameter of every path that names one thing. */
export const byId = z.object({ id: idSchema });

/** The filter of the lists that have categories. */
export const byCategory = z.object({ category: z.optional(z.string().check(z.maxLength(100))) });

/** A truth value; in an address it is `true` or `false`. */
export const flag = z.optional(
  z.union([z.boolean(), z.stringbool({ truthy: ['true'], falsy: ['false'] })]),
);

/** The `data` of an answer that has none. */
export const nothing = z.null();
