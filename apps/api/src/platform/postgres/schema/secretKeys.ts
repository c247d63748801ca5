import { pgTable, text } from 'drizzle-orm/pg-core';
import { timestamp } from './timestamp.ts';

/** The secret keys that sealed what is stored, by id. */
export const secretKeys = pgTable('secret_keys', {
  /** Derived from the key, which it does not reveal. */
  id: text().primaryKey(),
  addedAt: timestamp().notNull(),
});

/** The keys of hashes, sealed with a secret key. */
export const hashKeys = pgTable('hash_keys', {
  purpose: text().primaryKey(),
  sealedKey: text().notNull(),
});
