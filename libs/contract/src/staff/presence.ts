import * as z from 'zod/mini';
import type { NamedSchema, OutputOf } from '../namedSchema.ts';
import { idSchema } from '../primitives.ts';

/** The name of the event of a desk's stream which tells who writes. */
export const PRESENCE_EVENT = 'presence';

/** How long somebody counts as writing after the last event, in milliseconds. */
export const PRESENCE_LIFETIME = 25_000;

const presenceFields = {
  /** The request that they write in. */
  requestId: idSchema,
  /** The member of staff who writes. */
  staffId: idSchema,
};

/** Says that a member of staff writes in a request now. */
export interface Presence extends OutputOf<typeof presenceFields> {}
/** Parses the event that somebody writes in a request. */
export const presenceSchema: NamedSchema<Presence> = /* @__PURE__ */ z.object(presenceFields);
