import * as z from 'zod/mini';
import { TEXT_LIMIT } from '../limits.ts';
import type { NamedSchema, OutputOf } from '../namedSchema.ts';
import { idSchema } from '../primitives.ts';
import { lineSchema } from '../typedSchemas.ts';
import { deskTagsSchema } from './requests.ts';
import { typedLine } from '../typedText.ts';

/** How many macros the club has at most. */
export const MACROS_LIMIT = 100;
/** How many moves a macro makes at most. */
export const MACRO_MOVES_LIMIT = 5;

/** The moves that a macro may make. A confirmation is not among them, since each has a day of its own. */
export const macroMoves = [
  'take',
  'release',
  'await_vendor',
  'resume',
  'ask',
  'complete',
  'cancel',
  'decline',
  'reopen',
  'snooze',
  'wake',
] as const;
/** A move that a macro may make. */
export type MacroMove = (typeof macroMoves)[number];

const newMacroFields = {
  /** What staff choose it by. No other has the same, in any letter case. */
  title: lineSchema,
  /** The moves, in their order. */
  moves: z.array(z.enum(macroMoves)).check(z.maxLength(MACRO_MOVES_LIMIT)),
  /** For how many days it is put aside. Null without the move `snooze`. */
  snoozeDays: z.nullable(z.int().check(z.minimum(1), z.maximum(365))),
  /** What is written to the member, with slots such as `{member.firstName}`. Null where nothing is. */
  text: z.nullable(
    z.string().check(z.overwrite(typedLine), z.minLength(1), z.maxLength(TEXT_LIMIT)),
  ),
  /** The tags that are added. */
  tags: deskTagsSchema,
};

/** A macro as it is stored: moves, a text to the member and tags, done at once. */
export interface NewMacro extends OutputOf<typeof newMacroFields> {}
/** Parses a macro to store. */
export const newMacroSchema: NamedSchema<NewMacro> = z.object(newMacroFields);

const macroChangeFields = {
  ...newMacroFields,
  /** The version that was seen. */
  version: z.int(),
};

/** A macro as it is stored in place of the version that was seen. */
export interface MacroChange extends OutputOf<typeof macroChangeFields> {}
/** Parses a macro to store in place of the version that was seen. */
export const macroChangeSchema: NamedSchema<MacroChange> = z.object(macroChangeFields);

const macroFields = {
  ...newMacroFields,
  /** Opaque. */
  id: idSchema,
  /** Rises with each change. */
  version: z.int(),
};

/** A macro of the club. */
export interface Macro extends OutputOf<typeof macroFields> {}
/** Parses a macro of the club. */
export const macroSchema: NamedSchema<Macro> = z.object(macroFields);

const macroRunFields = {
  /** The version that was seen. */
  version: z.int(),
  /** The last line of the thread that was seen. Null where it had none. */
  lastSeenEntry: z.nullable(idSchema),
};

/** What was seen of a request before a macro is run on it. */
export interface MacroRun extends OutputOf<typeof macroRunFields> {}
/** Parses what was seen of a request before a macro is run on it. */
export const macroRunSchema: NamedSchema<MacroRun> = z.object(macroRunFields);
