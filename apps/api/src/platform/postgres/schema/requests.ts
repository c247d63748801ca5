import {
  type Arrangement,
  storedExtensions,
  requestAuthorKinds,
  requestEntryKinds,
  requestMoves,
  requestStatuses,
  type RequestType,
  requestVisibilities,
} from '@parlour/contract';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { memberReference } from './members.ts';
import { bookedDays, isBooked, isWish, wishedDay } from './requestDays.ts';
import { searchIndex } from './searchIndex.ts';
import { staffMembers } from './staff.ts';
import { timestamp } from './timestamp.ts';

/** Members' requests to the concierge. `details` has the fields of the request type. */
export const requests = pgTable(
  'requests',
  {
    id: text().primaryKey(),
    reference: text().notNull().unique(),
    memberId: memberReference(),
    requestType: text().$type<RequestType>().notNull(),
    subject: text().notNull(),
    description: text(),
    vendorId: text(),
    giftProductId: text(),
    details: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
    status: text({ enum: requestStatuses }).notNull(),
    createdAt: timestamp().notNull(),
    /** Rises with each move and each message. */
    version: integer().notNull().default(1),
    /** The version after the last change that the member may see. Null where every change was one. */
    shownVersion: integer(),
    /** The member of staff who has it. Null while nobody has it. */
    assigneeId: text().references(() => staffMembers.id),
    /** When the last line that the member may read was added. */
    updatedAt: timestamp().notNull().defaultNow(),
    /** When the last line was added, also one of staff alone. */
    changedAt: timestamp().notNull().defaultNow(),
    /** When it was completed, canceled or declined. Null while it is open. */
    closedAt: timestamp(),
    /** What was arranged takes place from this day on, at this time, until the end of that day. */
    confirmedDate: date({ mode: 'string' }),
    confirmedTime: text(),
    confirmedEndDate: date({ mode: 'string' }),
    /** What the confirmation says besides. Null for none, and for what an earlier version confirmed. */
    arrangement: jsonb().$type<Arrangement>(),
    /** Whether it was taken back since. The days stay, so that calendars are told and the next confirmation begins with them. */
    isTakenBack: boolean().notNull().default(false),
    /** The id of what was arranged in calendars. Null for a request that an earlier version stored, whose id is derived. */
    calendarUid: text(),
    ratingStars: integer(),
    ratingWords: text(),
    /** The request that goes on in place of this one. */
    mergedInto: text().references((): AnyPgColumn => requests.id),
    mergedAt: timestamp(),
    /** Until when it is put aside. */
    snoozedUntil: timestamp(),
    tags: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** The member of staff who entered it for the member. Null where the member sent it. */
    enteredBy: text().references(() => staffMembers.id),
    /** The position of the last line, 0 for the request itself. Null where nothing was added since this is counted. */
    newsPosition: integer(),
    /** Who added it. Null for the system. */
    newsAuthorId: text(),
    /** The position of the last line of anybody else. Null for none. */
    otherNewsPosition: integer(),
  },
  (table) => [
    index().on(table.memberId, table.createdAt),
    index('requests_own_open_index')
      .on(table.memberId, table.updatedAt, table.id)
      .where(sql`${table.closedAt} is null`),
    index('requests_own_past_index')
      .on(table.memberId, table.updatedAt, table.id)
      .where(sql`${table.closedAt} is not null`),
    index('requests_own_booked_index')
      .on(table.memberId, table.confirmedDate, table.id)
      .where(sql`${table.confirmedDate} is not null`),
    index('requests_assigned_index')
      .on(table.assigneeId, table.changedAt, table.id)
      .where(sql`${table.closedAt} is null`),
    index('requests_unassigned_index')
      .on(table.changedAt, table.id)
      .where(sql`${table.closedAt} is null and ${table.assigneeId} is null`),
    index('requests_waiting_index')
      .on(table.changedAt, table.id)
      .where(sql`${table.closedAt} is null and ${table.status} = 'awaiting_member'`),
    index().on(table.mergedInto),
    index().using('gin', table.tags),
    index('requests_open_index')
      .on(table.changedAt, table.id)
      .where(sql`${table.closedAt} is null`),
    searchIndex('requests_open_subject_index', sql`${table.subject}`).where(
      sql`${table.closedAt} is null`,
    ),
    index('requests_open_created_index')
      .on(table.createdAt, table.id)
      .where(sql`${table.closedAt} is null`),
    index('requests_closed_index')
      .on(table.closedAt, table.id)
      .where(sql`${table.closedAt} is not null`),
    index('requests_closed_created_index')
      .on(table.createdAt, table.id)
      .where(sql`${table.closedAt} is not null`),
    index('requests_snoozed_index')
      .on(table.snoozedUntil)
      .where(sql`${table.snoozedUntil} is not null`),
    index('requests_snoozed_queue_index')
      .on(table.changedAt, table.id)
      .where(sql`${table.closedAt} is null and ${table.snoozedUntil} is not null`),
    index('requests_confirmed_index')
      .on(sql`coalesce(${table.confirmedEndDate}, ${table.confirmedDate})`)
      .where(sql`${table.status} = 'confirmed'`),
    index('requests_booked_days_index').using('gist', bookedDays(table)).where(isBooked(table)),
    // The days of a span in order: a long one is read to its limit alone.
    index('requests_booked_order_index')
      .on(table.confirmedDate, table.confirmedTime.nullsFirst(), table.id)
      .where(sql`${isBooked(table)} and ${table.mergedInto} is null`),
    index('requests_wished_order_index')
      .on(wishedDay(table), table.id)
      .where(sql`${isWish(table)} and ${table.mergedInto} is null`),
    // House reads these columns of all that came in half a year, and nothing else of them.
    index('requests_received_index')
      .on(table.createdAt, table.requestType, table.ratingStars)
      .where(sql`${table.mergedInto} is null`),
    check('requests_version_positive', sql`${table.version} > 0`),
    check('requests_rating_range', sql`${table.ratingStars} between 1 and 5`),
  ],
);

/** The lines of the requests' threads: messages, notes of staff, and moves. */
export const requestEntries = pgTable(
  'request_entries',
  {
    id: text().primaryKey(),
    requestId: text()
      .notNull()
      .references(() => requests.id),
    /** Counts the lines of one thread from 1. */
    position: integer().notNull(),
    kind: text({ enum: requestEntryKinds }).notNull(),
    /** Who may read it. Every query for a member asks for `member`. */
    visibility: text({ enum: requestVisibilities }).notNull(),
    authorKind: text({ enum: requestAuthorKinds }).notNull(),
    /** The id of the member or of the member of staff. Null for the system. */
    authorId: text(),
    /** The author's first name at that time. Null for the system. */
    authorName: text(),
    text: text(),
    move: text({ enum: requestMoves }),
    /** The status before and after the move. Null without one. */
    fromStatus: text({ enum: requestStatuses }),
    toStatus: text({ enum: requestStatuses }),
    /** The members of staff that a note mentions. */
    mentions: text().array(),
    createdAt: timestamp().notNull(),
    /** When it is emailed to the member. Null where it is not, or was. */
    emailDueAt: timestamp(),
  },
  (table) => [
    uniqueIndex().on(table.requestId, table.position),
    index('request_entries_messages_index')
      .on(table.requestId, table.position)
      .where(sql`${table.kind} = 'message'`),
    index('request_entries_member_messages_index')
      .on(table.authorId, table.createdAt)
      .where(sql`${table.authorKind} = 'member' and ${table.kind} = 'message'`),
    index('request_entries_email_due_index')
      .on(table.emailDueAt)
      .where(sql`${table.emailDueAt} is not null`),
    check(
      'request_entries_note_of_staff',
      sql`${table.kind} <> 'note' or ${table.visibility} = 'staff'`,
    ),
    check(
      'request_entries_email_to_member',
      sql`${table.emailDueAt} is null or ${table.visibility} = 'member'`,
    ),
  ],
);

/**
 * How long each request that was answered or settled took (api/requests/house-2, api/requests/house-3), in minutes, with what
 * House needs of the request and what never changes. A trigger notes it with the line: to find it among a million lines takes
 * longer than all other figures of the house, and to join a hundred thousand requests half as long.
 */
export const requestTimes = pgTable(
  'request_times',
  {
    requestId: text()
      .primaryKey()
      .references(() => requests.id, { onDelete: 'cascade' }),
    receivedAt: timestamp().notNull(),
    requestType: text().$type<RequestType>().notNull(),
    /** Until the first answer. Null before it, and for what staff entered. */
    responseMinutes: doublePrecision(),
    /** Until it was first settled. Null before. */
    resolutionMinutes: doublePrecision(),
  },
  (table) => [
    index('request_times_received_index').on(
      table.receivedAt,
      table.requestType,
      table.requestId,
      table.responseMinutes,
      table.resolutionMinutes,
    ),
  ],
);

/** Requests that belong together, each pair in both directions. */
export const requestLinks = pgTable(
  'request_links',
  {
    requestId: text()
      .notNull()
      .references(() => requests.id),
    linkedId: text()
      .notNull()
      .references(() => requests.id),
  },
  (table) => [
    primaryKey({ columns: [table.requestId, table.linkedId] }),
    index().on(table.linkedId),
  ],
);

/** The files of threads. Their sealed content is stored elsewhere, and no column reveals it. */
export const requestFiles = pgTable(
  'request_files',
  {
    id: text().primaryKey(),
    requestId: text()
      .notNull()
      .references(() => requests.id),
    /** The line that it came with. Null until it is sent. */
    entryId: text().references(() => requestEntries.id),
    /** `member:ID` or `staff:ID`. */
    uploadedBy: text().notNull(),
    /** The file's name, sealed. */
    sealedWords: text().notNull(),
    /** The key of the file, sealed. */
    sealedKey: text().notNull(),
    /** The size of the content, in bytes. */
    size: integer().notNull(),
    /** The type of the content. */
    extension: text({ enum: storedExtensions }).notNull(),
    /** Whether it opens with a password, or was encrypted against changes. */
    isEncrypted: boolean().notNull().default(false),
    createdAt: timestamp().notNull(),
  },
  (table) => [
    index().on(table.requestId),
    index().on(table.entryId),
    index('request_files_unsent_index')
      .on(table.createdAt)
      .where(sql`${table.entryId} is null`),
    check('request_files_size_positive', sql`${table.size} > 0`),
  ],
);
