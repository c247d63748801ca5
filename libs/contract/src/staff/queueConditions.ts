import * as z from 'zod/mini';
import type { NamedSchema, OutputOf } from '../namedSchema.ts';
import { requestTypes } from '../options.ts';
import { idSchema } from '../primitives.ts';
import { requestStatuses } from '../requests.ts';
import { enteredDateSchema } from '../typedSchemas.ts';

/** What narrows a view of the queue, besides a tag. */
export const queueConditionFields = {
  /** Only this kind of request. */
  type: z.optional(z.enum(requestTypes)),
  /** Only those with this status. */
  status: z.optional(z.enum(requestStatuses)),
  /** Only those that this member of staff has, or `nobody`. */
  assignee: z.optional(idSchema),
  /** Only those booked or wished for this day, `YYYY-MM-DD`, or a later one. */
  from: z.optional(enteredDateSchema),
  /** Only those booked or wished for this day, `YYYY-MM-DD`, or an earlier one. */
  until: z.optional(enteredDateSchema),
};

/** What narrows a view of the queue, besides a tag. */
export interface QueueConditions extends OutputOf<typeof queueConditionFields> {}
/** Parses what narrows a view of the queue. Without anything it is the whole view. */
export const queueConditionsSchema: NamedSchema<QueueConditions> = z.object(queueConditionFields);
