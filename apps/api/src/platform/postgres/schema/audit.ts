import { bigint, bigserial, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { timestamp } from './timestamp.ts';

/** The audit trail: what principals and operators did, by ids and names alone. A trigger refuses every change of a row. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    seq: bigserial({ mode: 'number' }).primaryKey(),
    at: timestamp().notNull(),
    /** `member:ID`, `staff:ID` or `operator:COMMAND`. */
    actor: text().notNull(),
    /** The principal that the actor stood in for. */
    onBehalfOf: text(),
    action: text().notNull(),
    /** The kind and id of what the action was done to, such as `request:ID`. */
    subject: text().notNull(),
    reason: text(),
    /** The names of the changed fields. */
    details: jsonb().$type<{ readonly fields?: readonly string[] }>().notNull(),
    /** Null outside a call. */
    requestId: text(),
  },
  (table) => [
    index().on(table.subject),
    index().on(table.at),
    // The filters of managers, in the order they read.
    index().on(table.actor, table.seq),
    index().on(table.action, table.seq),
  ],
);

/** The entries that are not chained yet. A trigger adds each entry, so that looking for them never reads the whole trail. */
export const unchainedEntries = pgTable('audit_unchained', {
  seq: bigint({ mode: 'number' }).primaryKey(),
});

/** The chain of the audit trail: each link has the hash of its entry and of the link before. A trigger refuses changes. */
export const auditChain = pgTable('audit_chain', {
  /** From 1, without a gap. */
  position: bigint({ mode: 'number' }).primaryKey(),
  /** The entry. It has no foreign key, since a check shows a removed one. */
  seq: bigint({ mode: 'number' }).notNull().unique(),
  /** Unique, so that the chain has one branch. */
  previousHash: text().notNull().unique(),
  hash: text().notNull(),
});
