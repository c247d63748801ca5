import { documentExtensions } from '@parlour/contract';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { memberReference } from './members.ts';
import { timestamp } from './timestamp.ts';

/** Members' documents. Their sealed files are stored elsewhere, and no column reveals their content. */
export const documents = pgTable(
  'documents',
  {
    id: text().primaryKey(),
    memberId: memberReference(),
    /** Title and description, sealed. */
    sealedWords: text().notNull(),
    /** The key of the file, sealed. */
    sealedKey: text().notNull(),
    /** The size of the content, in bytes. */
    size: integer().notNull(),
    /** The type of the content. */
    extension: text({ enum: documentExtensions }).notNull(),
    createdAt: timestamp().notNull(),
  },
  (table) => [
    index().on(table.memberId, table.createdAt),
    check('documents_size_positive', sql`${table.size} > 0`),
  ],
);
