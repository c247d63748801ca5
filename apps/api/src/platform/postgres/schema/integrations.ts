import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { staffMembers } from './staff.ts';
import { timestamp } from './timestamp.ts';

/** The keys of the club's other systems. Of each only a hash is stored. */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    keyHash: text().notNull().unique(),
    /** The key's last four characters, to tell keys apart. */
    hint: text().notNull(),
    permissions: text().array().notNull(),
    createdBy: text()
      .notNull()
      .references(() => staffMembers.id),
    createdAt: timestamp().notNull(),
    /** The first instant when it is no longer valid. */
    expiresAt: timestamp().notNull(),
    lastUsedAt: timestamp(),
    revokedAt: timestamp(),
  },
  (table) => [index().on(table.createdAt)],
);

/** The URLs of other systems that are told what happens in the club. */
export const webhooks = pgTable(
  'webhooks',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    url: text().notNull(),
    /** The secret that signs each delivery, sealed. */
    sealedSecret: text().notNull(),
    /** The secret before it, which signs along until a time, sealed. Null where there is none. */
    sealedFormerSecret: text(),
    formerSecretUntil: timestamp(),
    /** The types of events that it is told. */
    events: text().array().notNull(),
    isActive: boolean().notNull(),
    version: integer().notNull().default(1),
    createdBy: text()
      .notNull()
      .references(() => staffMembers.id),
    createdAt: timestamp().notNull(),
  },
  (table) => [index().on(table.createdAt)],
);

/** What was or will be sent to a webhook. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: text().primaryKey(),
    webhookId: text()
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    /** The same for each try, and for "send again": receivers tell repeats by it. */
    messageId: text().notNull(),
    event: text().notNull(),
    payload: jsonb().$type<unknown>().notNull(),
    createdAt: timestamp().notNull(),
    /** Counted anew when it is sent again. */
    tries: integer().notNull().default(0),
    triedAt: timestamp(),
    /** When it is tried next. Null once it is delivered or given up. */
    dueAt: timestamp(),
    deliveredAt: timestamp(),
    /** The status of the last response. Null where none came. */
    lastStatus: integer(),
    /** What went wrong last. Null where nothing did. */
    lastIssue: text(),
  },
  (table) => [
    index().on(table.webhookId, table.createdAt, table.id),
    index().on(table.webhookId, table.triedAt),
    index('webhook_deliveries_due_index')
      .on(table.webhookId, table.dueAt)
      .where(sql`${table.dueAt} is not null`),
    index('webhook_deliveries_given_up_index')
      .on(table.webhookId)
      .where(sql`${table.dueAt} is null and ${table.deliveredAt} is null`),
  ],
);
