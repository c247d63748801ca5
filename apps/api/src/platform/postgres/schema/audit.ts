import { bigserial, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
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
  (table) => [index().on(table.subject), index().on(table.at)],
);
