import { and, asc, eq, gt, or, sql } from 'drizzle-orm';
import type { documents, requestFiles } from '../postgres/schema/index.ts';
import type { SealedStore } from './sealedStore.ts';

/** Creates the store of a table of files: what their members named them, and the keys of their content. */
export function sealedFileStore(
  name: string,
  table: typeof documents | typeof requestFiles,
): SealedStore {
  const columns = { id: table.id, sealedWords: table.sealedWords, sealedKey: table.sealedKey };
  return {
    name,
    async find(queries, prefix, afterId, limit) {
      const rows = await queries
        .select(columns)
        .from(table)
        .where(
          and(
            gt(table.id, afterId),
            or(
              sql`not starts_with(${table.sealedWords}, ${prefix})`,
              sql`not starts_with(${table.sealedKey}, ${prefix})`,
            ),
          ),
        )
        .orderBy(asc(table.id))
        .limit(limit);
      return rows.map(({ id, sealedWords, sealedKey }) => ({
        id,
        texts: [
          { purpose: 'document words', sealed: sealedWords },
          { purpose: 'document key', sealed: sealedKey },
        ],
      }));
    },
    async replace(queries, { id, texts: [words, key] }, [sealedWords = '', sealedKey = '']) {
      const changed = await queries
        .update(table)
        .set({ sealedWords, sealedKey })
        .where(
          and(
            eq(table.id, id),
            eq(table.sealedWords, words?.sealed ?? ''),
            eq(table.sealedKey, key?.sealed ?? ''),
          ),
        )
        .returning({ id: table.id });
      return changed.length > 0;
    },
  };
}
