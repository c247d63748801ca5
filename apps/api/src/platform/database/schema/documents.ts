import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { members } from './members.ts';
import { moment } from './moment.ts';

/** Members' documents. Their files lie elsewhere, sealed; nothing here tells what is in them. */
export const documents = pgTable(
  'documents',
  {
    id: text().primaryKey(),
    memberId: text()
      .notNull()
      .references(() => members.id),
    /** Title and description. */
    sealedWords: text().notNull(),
    /** The key of the file. */
    sealedKey: text().notNull(),
    /** Bytes of the file's content. */
    size: integer().notNull(),
    /** What the content is. */
    extension: text({ enum: ['pdf', 'doc', 'docx', 'png', 'jpg', 'jpeg', 'heic'] }).notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [
    index().on(table.memberId, table.createdAt),
    check('documents_size_positive', sql`${table.size} > 0`),
  ],
);
