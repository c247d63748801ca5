import * as z from 'zod/mini';
import type { NamedSchema, OutputOf } from './namedSchema.ts';
import { dateTimeSchema, idSchema } from './primitives.ts';

const openSessionFields = {
  /** Ends the session, and opens nothing. */
  id: idSchema,
  /** The browser and system that signed in, in words, such as `Safari on iPhone`. */
  device: z.string(),
  /** Stored at most once a minute. */
  lastUsedAt: dateTimeSchema,
  /** Whether this is the session of the call. */
  isCurrent: z.boolean(),
};

/** A session that the member can still use. */
export interface OpenSession extends OutputOf<typeof openSessionFields> {}
/** Parses an open session of the member. Its id ends the session, and opens nothing. */
export const openSessionSchema: NamedSchema<OpenSession> = z.object(openSessionFields);
