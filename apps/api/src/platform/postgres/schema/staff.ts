import { deskOrders, deskViews, macroMoves, type QueueConditions } from '@parlour/contract/staff';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { timestamp } from './timestamp.ts';

/** The club's staff. They come by invitation, and a person who leaves stays as a name in what they did. */
export const staffMembers = pgTable(
  'staff_members',
  {
    id: text().primaryKey(),
    email: text().notNull(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    roles: text().array().notNull(),
    status: text({ enum: ['invited', 'active', 'ended'] }).notNull(),
    /** Whether this is someone of the sample club, who may sign in with an emailed code alone. */
    isSample: boolean().notNull().default(false),
    /** Sealed. Null without an authenticator app. */
    totpSecret: text(),
    /** The last time step whose code was accepted, so that each code works once. */
    totpLastStep: integer(),
    /** Of what the person wants emails. */
    emailsAssigned: boolean().notNull().default(true),
    emailsMentioned: boolean().notNull().default(true),
    emailsEverythingNew: boolean().notNull().default(false),
    createdAt: timestamp().notNull(),
  },
  (table) => [uniqueIndex('staff_members_email_unique').on(sql`lower(${table.email})`)],
);

/** A column with the member of staff that a row belongs to. */
export function staffReference() {
  return text()
    .notNull()
    .references(() => staffMembers.id, { onDelete: 'cascade' });
}

/** Active and past sessions of staff. Of the cookie only a hash is stored. */
export const staffSessions = pgTable(
  'staff_sessions',
  {
    id: text().primaryKey(),
    tokenHash: text().notNull().unique(),
    staffId: staffReference(),
    /** In words. */
    device: text().notNull(),
    createdAt: timestamp().notNull(),
    lastSeenAt: timestamp().notNull(),
    expiresAt: timestamp().notNull(),
    /** When the person last proved themselves, at the sign-in or since. */
    provedAt: timestamp().notNull(),
    /** Wrong proofs since the last right one. */
    wrongTries: integer().notNull().default(0),
    revokedAt: timestamp(),
  },
  (table) => [index().on(table.staffId), index().on(table.expiresAt), index().on(table.revokedAt)],
);

/** Links for a person to set up their keys. A used one is deleted. */
export const staffInvitations = pgTable(
  'staff_invitations',
  {
    tokenHash: text().primaryKey(),
    /** Null for the link of the first administrator. */
    staffId: text().references(() => staffMembers.id, { onDelete: 'cascade' }),
    expiresAt: timestamp().notNull(),
  },
  (table) => [index().on(table.staffId), index().on(table.expiresAt)],
);

/** The passkeys of staff. */
export const staffPasskeys = pgTable(
  'staff_passkeys',
  {
    /** The credential's own id, in base64url. */
    id: text().primaryKey(),
    staffId: staffReference(),
    /** In COSE form, in base64url. */
    publicKey: text().notNull(),
    counter: integer().notNull(),
    transports: text().array().notNull(),
    /** The device where it was made, in words. */
    name: text().notNull(),
    createdAt: timestamp().notNull(),
    lastUsedAt: timestamp(),
  },
  (table) => [index().on(table.staffId)],
);

/** The challenges that passkeys are to sign. A used one is deleted. */
export const staffChallenges = pgTable(
  'staff_challenges',
  {
    challengeHash: text().primaryKey(),
    /** What it was made for, such as `sign-in` or `session:ID`. */
    purpose: text().notNull(),
    expiresAt: timestamp().notNull(),
  },
  (table) => [index().on(table.expiresAt)],
);

/** The unused recovery codes of staff. */
export const staffRecoveryCodes = pgTable(
  'staff_recovery_codes',
  {
    codeHash: text().primaryKey(),
    staffId: staffReference(),
  },
  (table) => [index().on(table.staffId)],
);

/** The codes that were emailed for the desk, to staff and strangers alike. */
export const staffCodes = pgTable(
  'staff_codes',
  {
    /** Hash of the random token that names the attempt. */
    attemptHash: text().primaryKey(),
    emailHash: text().notNull(),
    codeHash: text().notNull(),
    wrongTries: integer().notNull(),
    isUsed: boolean().notNull(),
    sentAt: timestamp().notNull(),
  },
  (table) => [index().on(table.emailHash, table.sentAt), index().on(table.sentAt)],
);

/** The replies that managers store for all staff, with slots that are filled in where one is used. */
export const cannedReplies = pgTable(
  'canned_replies',
  {
    id: text().primaryKey(),
    title: text().notNull(),
    text: text().notNull(),
    /** Rises with each change. */
    version: integer().notNull().default(1),
    createdAt: timestamp().notNull(),
    changedAt: timestamp().notNull(),
  },
  (table) => [uniqueIndex('canned_replies_title_unique').on(sql`lower(${table.title})`)],
);

/** The macros that managers store for all staff: moves, a text to the member and tags, done at once. */
export const macros = pgTable(
  'macros',
  {
    id: text().primaryKey(),
    title: text().notNull(),
    /** In the order of their making. */
    moves: text({ enum: macroMoves }).array().notNull(),
    /** Null without the move `snooze`. */
    snoozeDays: integer(),
    /** Null where the member is not written to. */
    text: text(),
    tags: text().array().notNull(),
    /** Rises with each change. */
    version: integer().notNull().default(1),
    createdAt: timestamp().notNull(),
    changedAt: timestamp().notNull(),
  },
  (table) => [uniqueIndex('macros_title_unique').on(sql`lower(${table.title})`)],
);

/** The filters of the queue that staff saved for themselves. */
export const savedFilters = pgTable(
  'saved_filters',
  {
    id: text().primaryKey(),
    staffId: staffReference(),
    name: text().notNull(),
    view: text({ enum: deskViews }).notNull(),
    order: text({ enum: deskOrders }).notNull(),
    /** What is searched for. Null where nothing is. */
    text: text(),
    /** Null for any tag. */
    tag: text(),
    /** What narrows the view besides. Null for nothing. */
    conditions: jsonb().$type<QueueConditions>(),
    createdAt: timestamp().notNull(),
  },
  (table) => [
    uniqueIndex('saved_filters_name_unique').on(table.staffId, sql`lower(${table.name})`),
  ],
);

/** Selects the name of a member of staff. */
export const staffName = {
  id: staffMembers.id,
  firstName: staffMembers.firstName,
  lastName: staffMembers.lastName,
};
