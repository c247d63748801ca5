import * as z from 'zod/mini';
import type { NamedSchema, OutputOf } from '../namedSchema.ts';
import { idSchema } from '../primitives.ts';
import { searchTextSchema } from '../typedSchemas.ts';
import { queueConditionsSchema } from './queueConditions.ts';
import { deskOrders, deskViews, wantedTagSchema } from './requests.ts';
import { typedLine } from '../typedText.ts';

/** How many filters a member of staff saves at most. */
export const SAVED_FILTERS_LIMIT = 20;

const newFilterFields = {
  /** What its owner chooses it by. None of their others has the same, in any letter case. */
  name: z
    .string()
    .check(
      z.overwrite(typedLine),
      z.minLength(1),
      z.maxLength(40),
      z.regex(/^.*$/, 'must be one line'),
    ),
  /** The view of the queue. */
  view: z.enum(deskViews),
  /** The order of the queue. */
  order: z.enum(deskOrders),
  /** What is searched for. Null where nothing is. */
  text: z.nullable(searchTextSchema),
  /** The tag that all have. Null for any. */
  tag: z.nullable(wantedTagSchema),
  /** What narrows the view besides. Absent for nothing. */
  conditions: z.optional(queueConditionsSchema),
};

/** A filter of the queue as it is saved. */
export interface NewSavedFilter extends OutputOf<typeof newFilterFields> {}
/** Parses a filter of the queue to save. */
export const newSavedFilterSchema: NamedSchema<NewSavedFilter> = z.object(newFilterFields);

const savedFilterFields = {
  ...newFilterFields,
  /** Opaque. */
  id: idSchema,
};

/** A filter of the queue that the caller saved. */
export interface SavedFilter extends OutputOf<typeof savedFilterFields> {}
/** Parses a filter of the queue that the caller saved. */
export const savedFilterSchema: NamedSchema<SavedFilter> = z.object(savedFilterFields);
