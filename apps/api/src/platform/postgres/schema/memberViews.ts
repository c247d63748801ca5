import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { memberReference } from './members.ts';
import { staffMembers } from './staff.ts';
import { timestamp } from './timestamp.ts';

/** The times when staff looked at the club as a member sees it. Of the token only a hash is stored. */
export const memberViews = pgTable(
  'member_views',
  {
    id: text().primaryKey(),
    tokenHash: text().notNull().unique(),
    memberId: memberReference(),
    staffId: text()
      .notNull()
      .references(() => staffMembers.id),
    /** The session at the desk that the view ends with. It outlives that one's row. */
    staffSessionId: text().notNull(),
    reason: text().notNull(),
    startedAt: timestamp().notNull(),
    expiresAt: timestamp().notNull(),
    endedAt: timestamp(),
  },
  (table) => [index().on(table.memberId, table.startedAt)],
);
