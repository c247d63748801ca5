import { and, asc, eq, gt, or, sql } from 'drizzle-orm';
import { documents } from '../../platform/postgres/schema/index.ts';
import type { SealedStore } from '../../platform/secret-keys/sealedStore.ts';

/** The titles and descriptions of documents, and the keys of their files. */
export const sealedDocuments: SealedStore = {
  name: 'documents',
  async find(queries, prefix, afterId, limit) {
    const rows = await queries
      .select({
        id: documents.id,
        sealedWords: documents.sealedWords,
        sealedKey: documents.sealedKey,
      })
      .from(documents)
      .where(
        and(
          gt(documents.id, afterId),
          or(
            sql`not starts_with(${documents.sealedWords}, ${prefix})`,
            sql`not starts_with(${documents.sealedKey}, ${prefix})`,
          ),
        ),
      )
      .orderBy(asc(documents.id))
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
      .update(documents)
      .set({ sealedWords, sealedKey })
      .where(
        and(
          eq(documents.id, id),
          eq(documents.sealedWords, words?.sealed ?? ''),
          eq(documents.sealedKey, key?.sealed ?? ''),
        ),
      )
      .returning({ id: documents.id });
    return changed.length > 0;
  },
};
