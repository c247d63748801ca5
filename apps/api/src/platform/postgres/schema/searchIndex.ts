import { type SQL, sql } from 'drizzle-orm';
import { index } from 'drizzle-orm/pg-core';

/** Returns an index that finds parts of words in a text, in any letter case and without accents. */
export function searchIndex(name: string, text: SQL) {
  return index(name).using('gin', sql`plain(${text}) gin_trgm_ops`);
}
