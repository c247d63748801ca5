import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { timestamp } from './timestamp.ts';

/** Members join by invitation, so no call creates one. */
export const members = pgTable(
  'members',
  {
    id: text().primaryKey(),
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
    isActive: boolean().notNull(),
  },
  (table) => [uniqueIndex('members_email_unique').on(sql`lower(${table.email})`)],
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

/** Sign-in attempts by e-mail, for members and strangers alike. */
export const signInEmails = pgTable('sign_in_addresses', {
  /** Keyed hash of the lower-cased e-mail, since strangers' e-mails are not stored. */
  emailHash: text('address_hash').primaryKey(),
  codeHash: text(),
  codeExpiresAt: timestamp(),
  /** Wrong attempts at the current code and at the unexpired codes that it replaced. */
  wrongTries: integer().notNull(),
  codesSentAt: timestamp().array().notNull(),
  failedAt: timestamp().array().notNull(),
  failuresInARow: integer().notNull(),
});

/** Recent code requests by IP address. */
export const signInClients = pgTable('sign_in_clients', {
  clientHash: text().primaryKey(),
  codesSentAt: timestamp().array().notNull(),
});
