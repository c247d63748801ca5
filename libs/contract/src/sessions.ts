import * as z from 'zod/mini';
import { dateTimeSchema, idSchema } from './primitives.ts';

/** A session that the member can still use. Its id ends it, and opens nothing. */
export const openSessionSchema = z.object({
  id: idSchema,
  /** The browser and system that signed in, in words, such as `Safari on iPhone`. */
  device: z.string(),
  /** Stored at most once a minute. */
  lastUsedAt: dateTimeSchema,
  /** Whether this is the session of the call. */
  isCurrent: z.boolean(),
});
export type OpenSession = z.output<typeof openSessionSchema>;
