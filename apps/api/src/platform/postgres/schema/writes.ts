import type { ChangeRequestField } from '@parlour/contract';
import { changeRequestStatuses } from '@parlour/contract/staff';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { benefits, events } from './club.ts';
import { memberReference } from './members.ts';
import { staffMembers } from './staff.ts';
import { timestamp } from './timestamp.ts';

/** Members' requests to change their identifying data. */
export const changeRequests = pgTable(
  'change_requests',
  {
    id: text().primaryKey(),
    memberId: memberReference(),
    field: text().$type<ChangeRequestField>().notNull(),
    requestedValue: text().notNull(),
    note: text(),
    createdAt: timestamp().notNull(),
    /** Rises with each decision. */
    version: integer().notNull().default(1),
    status: text({ enum: changeRequestStatuses }).notNull().default('open'),
    /** Null while it is open. */
    decidedAt: timestamp(),
    /** The member of staff who decided. Null while it is open. */
    decidedBy: text().references(() => staffMembers.id),
    /** What staff wrote of the decision, for staff alone. Null for nothing. */
    decisionNote: text(),
  },
  (table) => [
    index().on(table.memberId, table.createdAt),
    index('change_requests_open_index')
      .on(table.createdAt, table.id)
      .where(sql`${table.status} = 'open'`),
  ],
);

/** Redeemed benefits. A member has at most one valid code per benefit. */
export const redemptions = pgTable(
  'redemptions',
  {
    memberId: memberReference(),
    benefitId: text()
      .notNull()
      .references(() => benefits.id, { onDelete: 'restrict' }),
    code: text().notNull().unique(),
    createdAt: timestamp().notNull(),
    expiresAt: timestamp().notNull(),
    /** Null until this code has been emailed. */
    emailedAt: timestamp(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.benefitId] }),
    index().on(table.benefitId),
    index().on(table.memberId, table.createdAt),
  ],
);

/** Registrations for events, one per member and event. The attendee is the one entered last. */
export const registrations = pgTable(
  'registrations',
  {
    memberId: memberReference(),
    eventId: text()
      .notNull()
      .references(() => events.id, { onDelete: 'restrict' }),
    confirmationNumber: text().notNull().unique(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    email: text().notNull(),
    createdAt: timestamp().notNull(),
    /** Null until this attendee has been confirmed by email. */
    emailedAt: timestamp(),
    /** The email that waits until the registration can't be undone any more. Null where it did not wait. */
    delayedEmailId: text(),
    /** The id of the event in calendars. Null for one that an earlier version stored, whose id is derived. */
    calendarUid: text(),
    /** How often the registration has changed, for calendars. */
    revision: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.eventId] }),
    index().on(table.eventId),
    index().on(table.memberId, table.createdAt),
  ],
);

/** Responses to writes, stored so that a repeated write gets the same one. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** The key of the principal, such as `member:ID`. */
    owner: text().notNull(),
    /** Keyed hash of the principal and the received key. */
    key: text().notNull(),
    /** Keyed hash of method, URL and body. */
    requestHash: text().notNull(),
    /** Null while the first write is still in its transaction. */
    status: integer(),
    /** The envelope as it was sent. Null like `status`. */
    response: text('answer'),
    createdAt: timestamp().notNull(),
  },
  (table) => [primaryKey({ columns: [table.owner, table.key] }), index().on(table.createdAt)],
);
