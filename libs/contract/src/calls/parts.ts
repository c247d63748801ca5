import * as z from 'zod/mini';
import { categorySchema, idSchema } from '../primitives.ts';

/** The parameter of every path that names one thing. */
export const byId = z.object({ id: idSchema });

/** The filter of the lists that have categories. */
export const byCategory = z.object({ category: z.optional(categorySchema) });

/** The `data` of an answer that has none. */
export const nothing = z.null();
