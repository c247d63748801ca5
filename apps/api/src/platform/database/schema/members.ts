import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';

/** The members, who are invited: no call makes one. */
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
    /** The member's identifier in the club's CRM, and that CRM's address. */
    crmId: text().notNull().unique(),
    instanceUrl: text().notNull(),
    isActive: boolean().notNull(),
  },
  (table) => [uniqueIndex('members_email_unique').on(sql`lower(${table.email})`)],
);

/** The live and past sessions; the CRM token is kept only as a hash. */
export const sessions = pgTable(
  'sessions',
  {
    id: text().primaryKey(),
    memberId: text()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    crmTokenHash: text().notNull(),
    createdAt: moment().notNull(),
    lastSeenAt: moment().notNull(),
    expiresAt: moment().notNull(),
    revokedAt: moment(),
  },
  (table) => [index().on(table.memberId), index().on(table.expiresAt), index().on(table.revokedAt)],
);

/** What is remembered of the tries to sign in with one address, a member's or a stranger's alike. */
export const signInAddresses = pgTable('sign_in_addresses', {
  /** Keyed hash of the lower-cased address: strangers' addresses are not kept. */
  addressHash: text().primaryKey(),
  codeHash: text(),
  codeExpiresAt: moment(),
  /** Wrong tries at the present code and at those that it replaced while they lived. */
  wrongTries: integer().notNull(),
  codesSentAt: moment().array().notNull(),
  failedAt: moment().array().notNull(),
  failuresInARow: integer().notNull(),
});

/** How often one client address asked for codes lately. */
export const signInClients = pgTable('sign_in_clients', {
  clientHash: text().primaryKey(),
  codesSentAt: moment().array().notNull(),
});
