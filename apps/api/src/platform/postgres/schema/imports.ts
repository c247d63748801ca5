import { contentKinds, importStatuses } from '@parlour/contract/staff';
import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
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
    /** What the plan would do, counted by kind, with the refused rows. */
    plan: jsonb().$type<unknown>(),
    /** Hash of the plan, which the import repeats. */
    planHash: text(),
    /** Null for one that an operator's command made. */
    createdBy: text().references(() => staffMembers.id),
    createdAt: timestamp().notNull(),
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
    kind: text({ enum: ['members', ...contentKinds] }).notNull(),
    itemId: text().notNull(),
    /** The version that the import made. */
    version: integer().notNull(),
    /** The state before. Null for what the import created. */
    before: jsonb().$type<unknown>(),
  },
  (table) => [primaryKey({ columns: [table.importId, table.kind, table.itemId] })],
);

/** How the columns of foreign files become fields, stored by name. */
export const importMappings = pgTable('import_mappings', {
  id: text().primaryKey(),
  name: text().notNull().unique(),
  kind: text({ enum: ['members', ...contentKinds] }).notNull(),
  /** By the header of the column: the name of the field. */
  columns: jsonb().$type<Readonly<Record<string, string>>>().notNull(),
  updatedAt: timestamp().notNull(),
});
