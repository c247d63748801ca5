import { savedKinds } from '@parlour/contract';
import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { members } from './members.ts';
import { timestamp } from './timestamp.ts';

/** What members saved, and for a while what they removed. The items are of several tables, and may be gone. */
export const savedItems = pgTable(
  'saved_items',
  {
    memberId: text()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    kind: text({ enum: savedKinds }).notNull(),
    itemId: text().notNull(),
    /** The item's name when it was saved, shown once it has no page any more. */
    name: text().notNull(),
    /** The member's own words. Empty for none. */
    note: text().notNull(),
    /** False for what was removed. */
    isSaved: boolean().notNull(),
    /** When the member made the latest change, by the device's clock within the server's bounds. */
    changedAt: timestamp().notNull(),
    savedAt: timestamp().notNull(),
    /** When the member first found it not offered. Null while it is. */
    missedAt: timestamp(),
    /** When the member first found it offered again. Null before. */
    backAt: timestamp(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.kind, table.itemId] }),
    index('saved_items_removed_index')
      .on(table.changedAt)
      .where(sql`not ${table.isSaved}`),
  ],
);
