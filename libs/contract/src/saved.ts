import * as z from 'zod/mini';
import type { InputOf, NamedSchema, OutputOf } from './namedSchema.ts';
import { dateSchema, dateTimeSchema, idSchema, openChoice } from './primitives.ts';
import { shownPictureSchema } from './shownPicture.ts';
import { typedText } from './typedText.ts';

/** The kinds of what members save, in the order of the sections of their list. */
export const savedKinds = ['vendor', 'event', 'benefit', 'destination', 'gift_product'] as const;
/** A kind of what members save. */
export type SavedKind = (typeof savedKinds)[number];

/** Maximum number of items that a member saves. */
export const SAVED_LIMIT = 500;

/** Maximum length of a member's note on a saved item, in characters. */
export const SAVED_NOTE_LIMIT = 500;

const savedKindSchema = /* @__PURE__ */ z.enum(savedKinds);

const savedItemFields = {
  /** What it is. */
  kind: openChoice(savedKinds),
  /** Opaque. A vendor's id, not its slug. */
  id: idSchema,
  /** Its name or title. Of one that members don't see any more, as it was when it was saved. */
  name: z.string(),
  /** What its page's path has: a vendor's slug, otherwise the id. Null where it has no page any more. */
  pageId: z.nullable(idSchema),
  /** What tells it from others, such as a house or a city. Null for nothing. */
  detail: z.nullable(z.string()),
  /** A picture's URL, or null for none. */
  imageUrl: z.nullable(z.string()),
  /** How the picture is shown. Absent for one that staff did not upload. */
  picture: z.optional(shownPictureSchema),
  /** The type of a vendor, or of a benefit's vendor. Null for other kinds and where it is unknown. */
  vendorType: z.nullable(z.string()),
  /** When an event begins. Null for other kinds. */
  startDate: z.nullable(dateTimeSchema),
  /** When an event ends. Null for other kinds, and where it is unknown. */
  endDate: z.nullable(dateTimeSchema),
  /** The time zone of an event's venue. Null for other kinds. */
  timeZone: z.nullable(z.string()),
  /** The last day of a benefit. Null for other kinds, and without an end. */
  lastDay: z.nullable(dateSchema),
  /** Whether the club offers it now: it is neither hidden nor over. */
  isOffered: z.boolean(),
  /** Whether it is offered again since a few days, and was not when the member last looked. */
  isBack: z.boolean(),
  /** The member's own words. Empty for none. */
  note: z.string(),
  /** When it was saved. */
  savedAt: dateTimeSchema,
};

/** Something that a member saved, with all that a row of their list shows. */
export interface SavedItem extends OutputOf<typeof savedItemFields> {}
/** Parses something that a member saved. */
export const savedItemSchema: NamedSchema<
  SavedItem,
  InputOf<typeof savedItemFields>
> = /* @__PURE__ */ z.object(savedItemFields);

const savedStateFields = {
  /** Whether it is saved now. */
  isSaved: z.boolean(),
};

/** What is true of something after a member's change, which a later one of another device may have outlived. */
export interface SavedState extends OutputOf<typeof savedStateFields> {}
/** Parses what is true of something after a change. */
export const savedStateSchema: NamedSchema<SavedState> = /* @__PURE__ */ z.object(savedStateFields);

const savedChangeFields = {
  /** When the member made the change, by the clock of their device. The latest change wins. */
  changedAt: dateTimeSchema,
  /** The member's own words. Empty for none. */
  note: /* @__PURE__ */ z
    .string()
    .check(z.overwrite(typedText), z.trim(), z.maxLength(SAVED_NOTE_LIMIT)),
};

/** A member saves something, or changes the note on it. */
export interface SavedItemChange extends OutputOf<typeof savedChangeFields> {}
/** Parses what a member saves. */
export const savedItemChangeSchema: NamedSchema<SavedItemChange> =
  /* @__PURE__ */ z.object(savedChangeFields);

/** The params of a path that names something to save. */
export const savedItemParams = /* @__PURE__ */ z.object({ kind: savedKindSchema, id: idSchema });

/** The query of the removal of what was saved. */
export const savedRemovalQuery = /* @__PURE__ */ z.object({
  /** When the member made the change, by the clock of their device. */
  changedAt: dateTimeSchema,
});
