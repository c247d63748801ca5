import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { timestamp } from './timestamp.ts';

/** Members join by invitation, so no call creates one. */
export const members = pgTable(
  'members',
  {
    id: text().primaryKey(),
    /** The secret part of the links that the member shares. Until it is replaced, the id of a member of old. */
    ref: text().notNull().unique(),
    email: text().notNull(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    profilePicture: text(),
    memberSince: date({ mode: 'string' }),
    dateOfBirth: date({ mode: 'string' }),
    phone: text(),
    company: text(),
    title: text(),
    workEmail: text(),
    street: text(),
    city: text(),
    state: text(),
    zipCode: text(),
    country: text(),
    /** The member's identifier in the club's CRM, and the URL of that CRM. */
    crmId: text().notNull().unique(),
    instanceUrl: text().notNull(),
    /** False for one who is suspended, or whose membership ended: both sign in no more. */
    isActive: boolean().notNull(),
    /** Rises with each change of the row, the member's own among them. */
    version: integer().notNull().default(1),
    /** Since when the membership is suspended. Null while it is not. */
    suspendedAt: timestamp(),
    /** Since when the membership is over. Null while it is not. */
    endedAt: timestamp(),
    /** When the email left that says how to sign in. Null for one that an earlier version stored or an import brought. */
    invitedAt: timestamp(),
    /** When the member first signed in. Null for one who never did, or only before this was stored. */
    firstSignedInAt: timestamp(),
  },
  (table) => [
    uniqueIndex('members_email_unique').on(sql`lower(${table.email})`),
    index('members_name_index').on(
      // One who has a first name alone is sorted by it.
      sql`lower(coalesce(nullif(${table.lastName}, ''), ${table.firstName}))`,
      sql`lower(${table.firstName})`,
      table.id,
    ),
  ],
);

/** Invitations of all who were not invited: at most one goes on. */
export const invitationRuns = pgTable(
  'invitation_runs',
  {
    id: text().primaryKey(),
    /** Who began it, such as `staff:ID`. */
    startedBy: text().notNull(),
    startedAt: timestamp().notNull(),
    /** How many members it began with. */
    total: integer().notNull(),
    /** How many invitations left. Who signed in or left meanwhile gets none. */
    sent: integer().notNull().default(0),
    /** When the next ones leave. Null once it is over. */
    dueAt: timestamp(),
    endedAt: timestamp(),
    isStopped: boolean().notNull().default(false),
  },
  (table) => [
    index().on(table.startedAt),
    uniqueIndex('invitation_runs_one_at_once')
      .on(sql`(${table.dueAt} is not null)`)
      .where(sql`${table.dueAt} is not null`),
  ],
);

/** The members who wait for an invitation that leaves with many. */
export const waitingInvitations = pgTable(
  'waiting_invitations',
  {
    memberId: text()
      .primaryKey()
      .references(() => members.id, { onDelete: 'cascade' }),
    runId: text()
      .notNull()
      .references(() => invitationRuns.id, { onDelete: 'cascade' }),
  },
  (table) => [index().on(table.runId)],
);

/** A column with the member that a row belongs to. */
export function memberReference() {
  return text()
    .notNull()
    .references(() => members.id);
}

/** Active and past sessions. Of the CRM token only a hash is stored. */
export const sessions = pgTable(
  'sessions',
  {
    id: text().primaryKey(),
    principalKind: text({ enum: ['member', 'staff'] })
      .notNull()
      .default('member'),
    /** The id of the principal within its kind. */
    principalId: text().notNull(),
    crmTokenHash: text().notNull(),
    /** In words. Null for sessions from before devices were stored, whose tokens have no audience either. */
    device: text(),
    createdAt: timestamp().notNull(),
    lastSeenAt: timestamp().notNull(),
    expiresAt: timestamp().notNull(),
    revokedAt: timestamp(),
  },
  (table) => [
    index().on(table.principalKind, table.principalId),
    index().on(table.expiresAt),
    index().on(table.revokedAt),
  ],
);

/** Selects the name of a member. */
export const memberName = {
  id: members.id,
  firstName: members.firstName,
  lastName: members.lastName,
};
