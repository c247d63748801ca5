import * as z from 'zod/mini';
import { categorySchema, idSchema } from '../primitives.ts';
import { wholeNumber } from '../typedSchemas.ts';

/** The params of a path with an `:id`. */
export const idParams = z.object({ id: idSchema });

/** The query of a deletion of what others may have changed: the version that was seen. */
export const seenVersionQuery = z.object({ version: wholeNumber(1, 999_999_999) });

/** The query of a list that can be filtered by category. */
export const categoryQuery = z.object({ category: z.optional(categorySchema) });

/** The `data` of a response without data. */
export const noData = z.null();
