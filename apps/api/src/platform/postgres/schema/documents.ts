import { storedExtensions } from '@parlour/contract';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
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
    extension: text({ enum: storedExtensions }).notNull(),
    /** Whether it opens with a password, or was encrypted against changes. */
    isEncrypted: boolean().notNull().default(false),
    createdAt: timestamp().notNull(),
  },
  (table) => [
    index().on(table.memberId, table.createdAt),
    check('documents_size_positive', sql`${table.size} > 0`),
  ],
);
