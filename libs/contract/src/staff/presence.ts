import * as z from 'zod/mini';
import type { InputOf, NamedSchema, OutputOf } from '../namedSchema.ts';
import { idSchema } from '../primitives.ts';

/** The name of the event of a desk's stream which tells who writes. */
export const PRESENCE_EVENT = 'presence';

/** How long somebody counts as writing after the last event, in milliseconds. */
export const PRESENCE_LIFETIME = 25_000;

/** Parses whether somebody writes now, or ended. Where it is not said, they write. */
export const writingStateSchema = /* @__PURE__ */ z._default(
  z.enum(['writing', 'ended']),
  'writing',
);

const presenceFields = {
  /** The request that they write in. */
  requestId: idSchema,
  /** The member of staff who writes. */
  staffId: idSchema,
  /** Whether they write now. */
  state: writingStateSchema,
};

/** Says whether a member of staff writes in a request now. */
export interface Presence extends OutputOf<typeof presenceFields> {}
/** Parses the event that somebody writes in a request, or ended. */
export const presenceSchema: NamedSchema<
  Presence,
  InputOf<typeof presenceFields>
> = /* @__PURE__ */ z.object(presenceFields);
