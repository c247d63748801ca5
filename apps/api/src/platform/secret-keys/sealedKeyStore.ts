import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { clubExports, imports } from '../postgres/schema/index.ts';
import type { SealedStore } from './sealedStore.ts';

/** Creates the store of a table whose files are sealed, each with a key of its own that is stored sealed too. */
export function sealedKeyStore(
  name: string,
  table: typeof imports | typeof clubExports,
): SealedStore {
  return {
    name,
    async find(queries, prefix, afterId, limit) {
      // A row whose file is removed has no key.
      const rows = await queries
        .select({ id: table.id, sealed: sql<string>`${table.sealedKey}` })
        .from(table)
        .where(and(gt(table.id, afterId), sql`not starts_with(${table.sealedKey}, ${prefix})`))
        .orderBy(asc(table.id))
        .limit(limit);
      return rows.map(({ id, sealed }) => ({ id, texts: [{ purpose: 'document key', sealed }] }));
    },
    async replace(queries, { id, texts: [former] }, [sealedKey = '']) {
      const changed = await queries
        .update(table)
        .set({ sealedKey })
        .where(and(eq(table.id, id), eq(table.sealedKey, former?.sealed ?? '')))
        .returning({ id: table.id });
      return changed.length > 0;
    },
  };
}
