import { and, asc, eq, gt, or, sql } from 'drizzle-orm';
import { requestFiles } from '../../platform/postgres/schema/index.ts';
import type { SealedStore } from '../../platform/secret-keys/sealedStore.ts';

/** The names of the files of requests, and the keys of their content. */
export const sealedRequestFiles: SealedStore = {
  name: 'request files',
  async find(queries, prefix, afterId, limit) {
    const rows = await queries
      .select({
        id: requestFiles.id,
        sealedWords: requestFiles.sealedWords,
        sealedKey: requestFiles.sealedKey,
      })
      .from(requestFiles)
      .where(
        and(
          gt(requestFiles.id, afterId),
          or(
            sql`not starts_with(${requestFiles.sealedWords}, ${prefix})`,
            sql`not starts_with(${requestFiles.sealedKey}, ${prefix})`,
          ),
        ),
      )
      .orderBy(asc(requestFiles.id))
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
      .update(requestFiles)
      .set({ sealedWords, sealedKey })
      .where(
        and(
          eq(requestFiles.id, id),
          eq(requestFiles.sealedWords, words?.sealed ?? ''),
          eq(requestFiles.sealedKey, key?.sealed ?? ''),
        ),
      )
      .returning({ id: requestFiles.id });
    return changed.length > 0;
  },
};
