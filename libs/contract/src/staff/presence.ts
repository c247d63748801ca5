import * as z from 'zod/mini';
import type { InputOf, NamedSchema, OutputOf } from '../namedSchema.ts';
import { idSchema } from '../primitives.ts';
import { contentKinds } from './contentKinds.ts';

/** The name of the event of a desk's stream which tells who writes. */
export const PRESENCE_EVENT = 'presence';

/** How long somebody counts as writing or editing after the last event, in milliseconds. */
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

/** The name of the event of a desk's stream which tells who has an item of the studio open. */
export const EDITING_EVENT = 'editing';

/** Parses whether somebody has an item open now, or closed it. */
export const editingStateSchema = /* @__PURE__ */ z.enum(['open', 'closed']);

const editingFields = {
  /** The kind of the item. */
  kind: /* @__PURE__ */ z.enum(contentKinds),
  /** The id of the item. */
  itemId: idSchema,
  /** The member of staff who has it open. */
  staffId: idSchema,
  /** Whether it is open now. */
  state: editingStateSchema,
};

/** Says whether a member of staff has an item of the studio open now. */
export interface Editing extends OutputOf<typeof editingFields> {}
/** Parses the event that somebody opened an item of the studio, has it open still, or closed it. */
export const editingSchema: NamedSchema<
  Editing,
  InputOf<typeof editingFields>
> = /* @__PURE__ */ z.object(editingFields);
