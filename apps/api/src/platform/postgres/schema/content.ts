import { contentKinds, contentSources, type ContentKind } from '@parlour/contract/staff';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { searchIndex } from './searchIndex.ts';
import { staffMembers } from './staff.ts';
import { timestamp } from './timestamp.ts';

/** Drafts that are published together or not at all. */
export const contentReleases = pgTable(
  'content_releases',
  {
    id: text().primaryKey(),
    title: text().notNull(),
    version: integer().notNull().default(1),
    createdBy: text()
      .notNull()
      .references(() => staffMembers.id),
    createdAt: timestamp().notNull(),
    /** When it goes live by itself. Null for by hand. */
    publishAt: timestamp(),
    /** Who gave `publishAt`, and is said to publish it. */
    scheduledBy: text().references(() => staffMembers.id),
    /** Null until it is published. */
    publishedAt: timestamp(),
    /** Why it could not be published at its time. Null where nothing went wrong. */
    issue: text(),
  },
  (table) => [
    index().on(table.createdAt, table.id),
    index('content_releases_due_index')
      .on(table.publishAt)
      .where(sql`${table.publishedAt} is null`),
  ],
);

/** What staff have written and not published: at most one draft of each item. */
export const contentDrafts = pgTable(
  'content_drafts',
  {
    kind: text({ enum: contentKinds }).notNull(),
    itemId: text().notNull(),
    /** The whole document, which may be incomplete. */
    body: jsonb().$type<unknown>().notNull(),
    /** The name in lists, as the body has it. */
    title: text().notNull(),
    /** The version of the published item that it began with. 0 for a new item. */
    baseVersion: integer().notNull(),
    /** Rises with each save. */
    version: integer().notNull().default(1),
    releaseId: text().references(() => contentReleases.id, { onDelete: 'set null' }),
    /** When it goes live by itself. Null for by hand. */
    publishAt: timestamp(),
    /** Who gave `publishAt`, and is said to publish it. */
    scheduledBy: text().references(() => staffMembers.id),
    /** Why it could not be published at its time. Null where nothing went wrong. */
    issue: text(),
    updatedBy: text()
      .notNull()
      .references(() => staffMembers.id),
    updatedAt: timestamp().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.itemId] }),
    index().on(table.kind, table.updatedAt),
    index().on(table.releaseId),
    searchIndex('content_drafts_search_index', sql`${table.title}`),
    index('content_drafts_due_index')
      .on(table.publishAt)
      .where(sql`${table.publishAt} is not null`),
  ],
);

/** Each published state of each item. Nothing changes or deletes one. */
export const contentVersions = pgTable(
  'content_versions',
  {
    kind: text({ enum: contentKinds }).$type<ContentKind>().notNull(),
    itemId: text().notNull(),
    number: integer().notNull(),
    /** The whole document. */
    body: jsonb().$type<unknown>().notNull(),
    /** The version of the body's shape. */
    shape: integer().notNull().default(1),
    source: text({ enum: contentSources }).notNull(),
    /** What happened besides, such as a revert, in words. Null for a plain publication. */
    note: text(),
    /** Null for the server itself, as of the sample club. */
    publishedBy: text().references(() => staffMembers.id),
    publishedAt: timestamp().notNull(),
    /** The import that brought it. Null for none. */
    importId: text(),
    /** The release that it was published with. Null for none. */
    releaseId: text().references(() => contentReleases.id),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.itemId, table.number] }),
    index().on(table.importId),
    index().on(table.releaseId),
  ],
);

/** Items that are hidden by themselves at a time. A row of its own, so that what members read has no clock in it. */
export const contentHidings = pgTable(
  'content_hidings',
  {
    kind: text({ enum: contentKinds }).notNull(),
    itemId: text().notNull(),
    hideAt: timestamp().notNull(),
    /** What those who are registered are told besides. Null for nothing. */
    words: text(),
    /** Who gave the time, and is said to hide it. */
    scheduledBy: text()
      .notNull()
      .references(() => staffMembers.id),
  },
  (table) => [primaryKey({ columns: [table.kind, table.itemId] }), index().on(table.hideAt)],
);
