import { firstRunChoices } from '@parlour/contract/staff';
import { sql } from 'drizzle-orm';
import { check, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { staffMembers } from './staff.ts';
import { timestamp } from './timestamp.ts';

/** What the club says of itself: one row. A null leaves a setting to the server's default. A variable of the environment wins. */
export const clubSettings = pgTable(
  'club_settings',
  {
    id: integer().primaryKey().default(1),
    version: integer().notNull().default(1),
    clubName: text(),
    clubAddress: text(),
    clubPhone: text(),
    staffEmail: text(),
    newsletterUrl: text(),
    membershipUrl: text(),
    /** IANA. */
    timeZone: text(),
    /** The currency that new prices begin with, ISO 4217. */
    currency: text(),
    /** The accent color, `#rrggbb`. */
    accent: text(),
    /** The path of the logo's file in the store. */
    logoFile: text(),
    /** The same of the logo for the dark theme. */
    logoDarkFile: text(),
    /** How the club began. Null until the first administrator chose. */
    firstRun: text({ enum: firstRunChoices }),
    changedBy: text().references(() => staffMembers.id),
    changedAt: timestamp(),
  },
  (table) => [check('club_settings_one_row', sql`${table.id} = 1`)],
);
