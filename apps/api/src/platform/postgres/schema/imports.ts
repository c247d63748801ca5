import {
  contentKinds,
  type DayOrder,
  importKinds,
  type ImportMapping,
  importStatuses,
  type SentImportFile,
  type SentImportPlan,
} from '@parlour/contract/staff';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import { apiKeys } from './integrations.ts';
import { pictures } from './pictures.ts';
import { staffMembers } from './staff.ts';
import { timestamp } from './timestamp.ts';

/** The packages and files that were imported, and their plans. */
export const imports = pgTable(
  'imports',
  {
    id: text().primaryKey(),
    status: text({ enum: importStatuses }).notNull(),
    /** The names of its files, for people. */
    name: text().notNull(),
    /** The path of what was uploaded, in the store. Null once it is removed. */
    file: text(),
    /** The key of that file, sealed. Null for one of an operator's command. */
    sealedKey: text(),
    /** The size of that file, in bytes. */
    size: bigint({ mode: 'number' }).notNull().default(0),
    /** What the first reading found in it. */
    survey: jsonb().$type<readonly SentImportFile[]>().notNull().default([]),
    /** How its columns become fields. Null for a package, and until it is chosen. */
    mapping: jsonb().$type<ImportMapping>(),
    /** Whether content is hidden that came by such files and is in this one no more. */
    hidesMissing: boolean().notNull().default(false),
    /** What the plan would do, counted by kind, with the refused rows. */
    plan: jsonb().$type<SentImportPlan>(),
    /** Hash of the plan, which the import repeats. */
    planHash: text(),
    /** Null for one that an API key or an operator's command made. */
    createdBy: text().references(() => staffMembers.id),
    /** The API key that made it. Null for anybody else. */
    createdByKey: text().references(() => apiKeys.id),
    createdAt: timestamp().notNull(),
    /** When the server began what it does with it now. Null while it does nothing. */
    startedAt: timestamp(),
    appliedAt: timestamp(),
    /** When it was taken back. */
    revertedAt: timestamp(),
    /** Why it failed, for people. Null where it did not. */
    issue: text(),
  },
  (table) => [index().on(table.createdAt, table.id)],
);

/** What an import changed, row by row, so that it can be taken back. */
export const importedItems = pgTable(
  'imported_items',
  {
    importId: text()
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    kind: text({ enum: importKinds }).notNull(),
    itemId: text().notNull(),
    /** The version that the import made. */
    version: integer().notNull(),
    /** The state before. Null for what the import created. */
    before: jsonb().$type<unknown>(),
  },
  (table) => [primaryKey({ columns: [table.importId, table.kind, table.itemId] })],
);

/** The pictures of other hosts that an import's rows name, and what became of each. */
export const importPictures = pgTable(
  'import_pictures',
  {
    id: text().primaryKey(),
    importId: text()
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    /** The file and line of the row that names it. */
    file: text().notNull(),
    line: integer().notNull(),
    /** The item that shows it, with its name for people. */
    kind: text({ enum: contentKinds }).notNull(),
    itemId: text().notNull(),
    title: text().notNull(),
    url: text().notNull(),
    /** SHA-256 of the URL, to find a picture again that is here. */
    urlHash: text().notNull(),
    /** When it is fetched, or tried again. Null once that is over. */
    dueAt: timestamp(),
    tries: integer().notNull().default(0),
    /** What it became. Null until then, and once that is deleted. */
    pictureId: text().references(() => pictures.id, { onDelete: 'set null' }),
    /** Why it could not be fetched, for people. Null where nothing went wrong. */
    issue: text(),
  },
  (table) => [
    index().on(table.importId),
    index().on(table.urlHash),
    index().on(table.pictureId),
    index('import_pictures_due_index')
      .on(table.dueAt)
      .where(sql`${table.dueAt} is not null`),
  ],
);

/** The field of a foreign column, with the order of its days and what its values become where these were chosen. */
export type StoredColumn =
  | string
  | {
      readonly field: string;
      readonly dateOrder?: DayOrder;
      readonly values?: Readonly<Record<string, string>>;
    };

/** How the columns of foreign files become fields, stored by name. */
export const importMappings = pgTable('import_mappings', {
  id: text().primaryKey(),
  name: text().notNull().unique(),
  kind: text({ enum: importKinds }).notNull(),
  /** By the header of the column: the name of the field, with the order of its days where one was chosen. */
  columns: jsonb().$type<Readonly<Record<string, StoredColumn>>>().notNull(),
  /** By the name of a field: what it is in every row without a value of its own. */
  fixedValues: jsonb().$type<Readonly<Record<string, string>>>().notNull().default({}),
  updatedAt: timestamp().notNull(),
});

/** Packages of the whole club that staff asked for. Their files are removed after a day. */
export const clubExports = pgTable(
  'club_exports',
  {
    id: text().primaryKey(),
    status: text({ enum: ['making', 'ready', 'failed'] }).notNull(),
    /** Who alone may read it. */
    createdBy: text()
      .notNull()
      .references(() => staffMembers.id, { onDelete: 'cascade' }),
    createdAt: timestamp().notNull(),
    expiresAt: timestamp().notNull(),
    /** The key of its file, sealed. */
    sealedKey: text().notNull(),
    /** In bytes. Null until it is ready. */
    size: bigint({ mode: 'number' }),
  },
  (table) => [index().on(table.createdBy, table.createdAt), index().on(table.expiresAt)],
);
