import { inboxKinds } from '@parlour/contract/staff';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { requestEntries, requests } from './requests.ts';
import { staffReference } from './staff.ts';
import { timestamp } from './timestamp.ts';

/** How far each of the staff has read a request. Without a row they saw nothing of it. */
export const requestReaders = pgTable(
  'request_readers',
  {
    staffId: staffReference(),
    requestId: text()
      .notNull()
      .references(() => requests.id, { onDelete: 'cascade' }),
    /** The position of the last line that they saw, 0 for the request itself, -1 for nothing. */
    seenPosition: integer().notNull().default(-1),
    /** Whether they marked it as unread. */
    isMarked: boolean().notNull().default(false),
    /** Whether they are told of what happens in it, although they do not have it. */
    isWatching: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.staffId, table.requestId] }),
    index().on(table.requestId),
    index('request_readers_followed_index')
      .on(table.staffId)
      .where(sql`${table.isMarked} or ${table.isWatching}`),
  ],
);

/** The lines that each of the staff is told of. Whether they saw one is in {@link requestReaders}. */
export const inboxItems = pgTable(
  'inbox_items',
  {
    staffId: staffReference(),
    entryId: text()
      .notNull()
      .references(() => requestEntries.id, { onDelete: 'cascade' }),
    requestId: text()
      .notNull()
      .references(() => requests.id, { onDelete: 'cascade' }),
    kind: text({ enum: inboxKinds }).notNull(),
    createdAt: timestamp().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.staffId, table.entryId] }),
    index().on(table.staffId, table.createdAt, table.entryId),
    index().on(table.entryId),
    index().on(table.requestId),
  ],
);
