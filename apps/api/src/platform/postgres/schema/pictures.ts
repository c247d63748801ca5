import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { searchIndex } from './searchIndex.ts';
import { staffMembers } from './staff.ts';
import { timestamp } from './timestamp.ts';

/** The pictures that staff uploaded. The files are in the same store as documents, without metadata. */
export const pictures = pgTable(
  'pictures',
  {
    id: text().primaryKey(),
    /** The name that it was uploaded with. */
    name: text().notNull(),
    /** The path of its file in the store. It changes when the picture is replaced. */
    file: text().notNull(),
    /** What it shows, for those who don't see it. Null until somebody wrote it. */
    alternativeText: text(),
    /** What stays visible where it is cropped: percent from the left. */
    focusX: smallint().notNull().default(50),
    /** Percent from the top. */
    focusY: smallint().notNull().default(50),
    /** In pixels. */
    width: integer().notNull(),
    height: integer().notNull(),
    /** In bytes. */
    size: bigint({ mode: 'number' }).notNull(),
    version: integer().notNull().default(1),
    uploadedBy: text().references(() => staffMembers.id),
    uploadedAt: timestamp().notNull(),
    /** The import that brought it. Null for an upload. */
    importId: text(),
  },
  (table) => [
    index().on(table.uploadedAt, table.id),
    searchIndex(
      'pictures_search_index',
      sql`${table.name} || ' ' || coalesce(${table.alternativeText}, '')`,
    ),
    check(
      'pictures_focus_in_percent',
      sql`${table.focusX} between 0 and 100 and ${table.focusY} between 0 and 100`,
    ),
  ],
);
