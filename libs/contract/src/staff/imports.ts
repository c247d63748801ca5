import * as z from 'zod/mini';
import { LINE_LIMIT } from '../limits.ts';
import type { InputOf, NamedSchema, OutputOf } from '../namedSchema.ts';
import { dateTimeSchema, idSchema, openChoice } from '../primitives.ts';
import { importPicturesSchema } from './importPictures.ts';
import { dayOrders, importKinds, importMappingSchema, readMappingFields } from './importMapping.ts';
import { typedLine } from '../typedText.ts';

/** What has become of an import: `planned` changes nothing, `reverted` was taken back. */
export const importStatuses = [
  'uploaded',
  'planning',
  'planned',
  'applying',
  'applied',
  'failed',
  'reverting',
  'reverted',
] as const;
/** What has become of an import. */
export type ImportStatus = (typeof importStatuses)[number];

/** The largest file of an import, in bytes. */
export const IMPORT_SIZE_LIMIT = 100 * 1024 * 1024;
/** The most rows of one file. */
export const IMPORT_ROW_LIMIT = 50_000;
/** How many refused or changed rows a plan names. It counts the others. */
export const IMPORT_LISTED_LIMIT = 500;
/** The most columns of a file. */
export const IMPORT_COLUMN_LIMIT = 200;

const count = z.int().check(z.nonnegative());
const kind = openChoice(importKinds);

const importColumnFields = {
  /** As the file has it. */
  header: z.string(),
  /** In how many rows it is filled in. */
  filledCount: count,
  /** The first values that differ, at most three. */
  examples: z.array(z.string()),
  /** The field that its header suggests. Null for none. */
  field: z.nullable(z.string()),
  /** Whether it has days such as 03/04/2030, and no value that shows which number is the month. Absent for no. */
  hasAmbiguousDays: z.optional(z.boolean()),
  /** The order that its values show of its days. Absent where none does. */
  dayOrder: z.optional(openChoice(dayOrders)),
  /** Whether nearly each row has a value of its own, for a column that could identify the rows. Absent for any other. */
  isUnique: z.optional(z.boolean()),
  /** All its values that differ, where they are few. Absent where they are many, or long. */
  values: z.optional(z.array(z.string())),
};

const importFileFields = {
  /** Its path within the package, or the name of an uploaded file. */
  name: z.string(),
  /** What it holds. Null where its name does not say. */
  kind: z.nullable(kind),
  /** How many rows it has, without the header. */
  rowCount: count,
  /** What was found out about it, for people, such as its encoding. */
  notes: z.array(z.string()),
  /** Empty for a file that is no table. */
  columns: z.array(z.object(importColumnFields)),
};

/** One file of an import, as it was read. */
export interface ImportFile extends OutputOf<typeof importFileFields> {}
/** One file of an import, as the server sends it. */
export interface SentImportFile extends InputOf<typeof importFileFields> {}

const refusedRowFields = {
  /** The file that has it. */
  file: z.string(),
  /** The line of the file where the row begins, from 1. */
  line: count,
  /** Its name or title, or what identifies it. Absent where neither could be read, and in plans of before. */
  title: z.optional(z.string()),
  /** The label of the field. Null for the whole row. */
  field: z.nullable(z.string()),
  /** Why, in a sentence. */
  message: z.string(),
};

/** A row that can't be imported, or a cell that is left out. */
export interface RefusedRow extends OutputOf<typeof refusedRowFields> {}

const changedRowFields = {
  /** The file that has it. */
  file: z.string(),
  /** The line of the file where the row begins, from 1. */
  line: count,
  /** What it is. */
  kind,
  /** The name of the item or member. */
  title: z.string(),
  /** The labels of the fields that change. Empty for a new item. */
  fields: z.array(z.string()),
};

/** A row that changes something. */
export interface ChangedRow extends OutputOf<typeof changedRowFields> {}
/** A row that changes something, as the server sends it. */
export interface SentChangedRow extends InputOf<typeof changedRowFields> {}

const hiddenItemFields = {
  /** What it is. */
  kind,
  /** Its name. */
  title: z.string(),
  /** What the file identified it by. */
  externalId: z.string(),
};

/** An item that a file no longer has. */
export interface HiddenItem extends OutputOf<typeof hiddenItemFields> {}
/** An item that a file no longer has, as the server sends it. */
export interface SentHiddenItem extends InputOf<typeof hiddenItemFields> {}

const importCountsFields = {
  /** New items. */
  created: count,
  /** Items that change. */
  changed: count,
  /** Items that are already as the file says. */
  unchanged: count,
  /** Rows that are left out. */
  refused: count,
  /** Items that the file no longer has, and that are hidden. */
  hidden: count,
};

/** How many rows do what. */
export interface ImportCounts extends OutputOf<typeof importCountsFields> {}

const importPlanFields = {
  /** Counted for each kind that it has. */
  counts: z.array(z.object({ kind, ...importCountsFields })),
  /** The first refused rows. */
  refused: z.array(z.object(refusedRowFields)),
  /** The first cells that are left out of rows that come in. Absent in plans of before. */
  warnings: z.optional(z.array(z.object(refusedRowFields))),
  /** How many such cells there are. Absent in plans of before. */
  warningCount: z.optional(count),
  /** The first empty cells of new rows that get what is usual. Absent where there are none, and in plans of before. */
  filled: z.optional(z.array(z.object(refusedRowFields))),
  /** How many such cells there are. Absent where there are none, and in plans of before. */
  filledCount: z.optional(count),
  /** The first rows that change something. */
  changed: z.array(z.object(changedRowFields)),
  /** The first items that the files no longer have, and that are hidden. */
  hidden: z.array(z.object(hiddenItemFields)),
  /** What was found out about the files, for people. */
  notes: z.array(z.string()),
};

/** What an import would do, or did. */
export interface ImportPlan extends OutputOf<typeof importPlanFields> {}
/** What an import would do, or did, as the server sends it. */
export interface SentImportPlan extends InputOf<typeof importPlanFields> {}
/** Parses what an import would do, or did. */
export const importPlanSchema: NamedSchema<ImportPlan, SentImportPlan> = z.object(importPlanFields);

const importSummaryFields = {
  /** Opaque. */
  id: idSchema,
  /** What has become of it. */
  status: openChoice(importStatuses),
  /** The names of its files. */
  name: z.string(),
  /** The name of who made it, or of the API key. Null for a command of the operators. */
  createdBy: z.nullable(z.string()),
  /** When it was uploaded. */
  createdAt: dateTimeSchema,
  /** When it was applied. Null until then. */
  appliedAt: z.nullable(dateTimeSchema),
  /** When it was taken back. Null unless it was. */
  revertedAt: z.nullable(dateTimeSchema),
  /** Why it failed, in a sentence. Null where it did not. */
  issue: z.nullable(z.string()),
};

/** One import in the history. */
export interface ImportSummary extends OutputOf<typeof importSummaryFields> {}
/** One import in the history, as the server sends it. */
export interface SentImportSummary extends InputOf<typeof importSummaryFields> {}
/** Parses one import in the history. */
export const importSummarySchema: NamedSchema<ImportSummary, SentImportSummary> =
  z.object(importSummaryFields);

const importDetailFields = {
  ...importSummaryFields,
  /** Whether the columns of its file must be mapped first. */
  needsMapping: z.boolean(),
  /** What was uploaded. */
  files: z.array(z.object(importFileFields)),
  /** The mapping that was chosen. Null for a package. */
  mapping: z.nullable(z.object(readMappingFields)),
  /** Whether content is hidden that came by such files and is in this one no more. */
  hidesMissing: z.boolean(),
  /** What it would do. Null before it is planned. */
  plan: z.nullable(z.object(importPlanFields)),
  /** The hash of the plan, sent to apply it. Null before it is planned. */
  planHash: z.nullable(z.string()),
  /** The pictures that it fetches once it is applied. Absent where it names none. */
  pictures: z.optional(importPicturesSchema),
};

/** An import with its files and its plan. */
export interface ImportDetail extends OutputOf<typeof importDetailFields> {}
/** An import with its files and its plan, as the server sends it. */
export interface SentImportDetail extends InputOf<typeof importDetailFields> {}
/** Parses an import with its files and its plan. */
export const importDetailSchema: NamedSchema<ImportDetail, SentImportDetail> =
  z.object(importDetailFields);

/** Parses the upload of a CSV file or a package as a data URL. */
export const importUploadSchema = z.object({
  /** The file, as a data URL. */
  file: z.string().check(z.startsWith('data:')),
  /** Its name. */
  name: z.string().check(z.overwrite(typedLine), z.minLength(1), z.maxLength(LINE_LIMIT)),
});

/** Parses a wish to plan an import. A package needs no mapping. */
export const importPlanningSchema = z.object({
  mapping: z.nullable(importMappingSchema),
  /** The name to store the mapping by. Null stores none. */
  saveAs: z.nullable(
    z.string().check(z.overwrite(typedLine), z.minLength(1), z.maxLength(LINE_LIMIT)),
  ),
  /** Whether to hide the content that came by such files and is in this one no more. Members stay as they are. */
  hidesMissing: z.boolean(),
});

/** Parses a wish to apply the plan that was seen. */
export const importApplicationSchema = z.object({ planHash: z.string().check(z.maxLength(100)) });

const clubExportFields = {
  /** Opaque. */
  id: idSchema,
  /** What has become of it. */
  status: z.enum(['making', 'ready', 'failed']),
  /** When it was asked for. */
  createdAt: dateTimeSchema,
  /** When its file is removed. */
  expiresAt: dateTimeSchema,
  /** In bytes. Null until it is ready. */
  size: z.nullable(count),
};

/** An export of the whole club. Only who asked for it can read it. */
export interface ClubExport extends OutputOf<typeof clubExportFields> {}
/** Parses an export of the whole club. */
export const clubExportSchema: NamedSchema<ClubExport> = z.object(clubExportFields);
