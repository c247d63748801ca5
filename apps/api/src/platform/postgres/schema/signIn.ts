import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { timestamp } from './timestamp.ts';

const counts = {
  codesSentAt: timestamp().array().notNull(),
  failedAt: timestamp().array().notNull(),
  failuresInARow: integer().notNull(),
};

/** What counts for an email in all browsers without a mark, for members and strangers alike. */
export const signInEmails = pgTable('sign_in_addresses', {
  /** Keyed hash of the lower-cased email, since strangers' emails are not stored. */
  emailHash: text('address_hash').primaryKey(),
  ...counts,
  /** Whether nobody had this email at its last use. Such a row is soon deleted. */
  isStranger: boolean().notNull().default(false),
});

/** Browsers where somebody signed in, one row per person. */
export const signInMarks = pgTable(
  'sign_in_marks',
  {
    /** Hash of the random cookie. */
    markHash: text().notNull(),
    /** The key of the principal, such as `member:ID`. */
    owner: text().notNull(),
    ...counts,
    signedInAt: timestamp().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.markHash, table.owner] }),
    index().on(table.owner),
    index().on(table.signedInAt),
  ],
);

/** The codes that were sent, for members and strangers alike. */
export const signInAttempts = pgTable(
  'sign_in_attempts',
  {
    /** Hash of the random token that names the attempt. */
    attemptHash: text().primaryKey(),
    emailHash: text().notNull(),
    /** The mark of the browser. Null for one without. */
    markHash: text(),
    codeHash: text().notNull(),
    /** Wrong tries at the code and at the valid codes that it replaced. */
    wrongTries: integer().notNull(),
    isUsed: boolean().notNull(),
    sentAt: timestamp().notNull(),
    expiresAt: timestamp().notNull(),
  },
  (table) => [index().on(table.emailHash, table.sentAt), index().on(table.expiresAt)],
);

/** Recent code requests and wrong tries by IP address. */
export const signInClients = pgTable('sign_in_clients', {
  clientHash: text().primaryKey(),
  codesSentAt: timestamp().array().notNull(),
  failedAt: timestamp().array().notNull().default([]),
});
