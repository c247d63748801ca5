import * as z from 'zod/mini';
import { LINE_LIMIT } from '../limits.ts';
import type { InputOf, NamedSchema, OutputOf } from '../namedSchema.ts';
import { idSchema, openChoice } from '../primitives.ts';
import { contentKinds } from './contentKinds.ts';

/** What an import brings: members, and every kind of content. */
export const importKinds = ['members', ...contentKinds] as const;
/** What an import brings. */
export type ImportKind = (typeof importKinds)[number];

/** The orders of day and month that can be chosen for a column. */
export const dayOrders = ['dayFirst', 'monthFirst'] as const;
/** An order of day and month. */
export type DayOrder = (typeof dayOrders)[number];

const kind = openChoice(importKinds);
const line = z.string().check(z.maxLength(LINE_LIMIT));

const importMappingFields = {
  /** What each row is. */
  kind: z.enum(importKinds),
  /** The name of a field by the header of its column. Several columns may make one field. A column that is left out is not read. */
  columns: z.record(line, z.string()),
  /** What a field is in every row that has nothing in its column, by its name. */
  fixedValues: z.record(z.string(), line),
  /** By the header of a column: the order of its days, where none of its values shows it. Absent for none. */
  dateOrders: z.optional(z.record(line, z.enum(dayOrders))),
  /** By the header of a column: what its values become, in any letter case. Empty text is nothing. Absent for none. */
  values: z.optional(z.record(line, z.record(line, line))),
};

/** How the columns of a foreign file become fields. */
export interface ImportMapping extends OutputOf<typeof importMappingFields> {}
/** Parses how the columns of a foreign file become fields. */
export const importMappingSchema: NamedSchema<ImportMapping> = z.object(importMappingFields);

/** The fields of a mapping that the server sends. */
export const readMappingFields = {
  ...importMappingFields,
  /** What each row is. */
  kind,
};

/** How the columns of a foreign file became fields. */
export interface ReadMapping extends OutputOf<typeof readMappingFields> {}

const savedMappingFields = {
  ...readMappingFields,
  /** Opaque. */
  id: idSchema,
  /** What staff choose it by. */
  name: z.string(),
};

/** A mapping that is stored by name. */
export interface SavedMapping extends OutputOf<typeof savedMappingFields> {}
/** A mapping that is stored by name, as the server sends it. */
export interface SentSavedMapping extends InputOf<typeof savedMappingFields> {}
/** Parses a mapping that is stored by name. */
export const savedMappingSchema: NamedSchema<SavedMapping, SentSavedMapping> =
  z.object(savedMappingFields);
