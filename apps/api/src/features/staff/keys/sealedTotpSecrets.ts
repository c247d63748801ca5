import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { staffMembers } from '../../../platform/postgres/schema/index.ts';
import type { SealedStore } from '../../../platform/secret-keys/sealedStore.ts';

/** The secrets of the authenticator apps of staff. */
export const sealedTotpSecrets: SealedStore = {
  name: 'authenticator apps',
  async find(queries, prefix, afterId, limit) {
    const { id, totpSecret } = staffMembers;
    const rows = await queries
      .select({ id, sealed: totpSecret })
      .from(staffMembers)
      .where(and(gt(id, afterId), sql`not starts_with(${totpSecret}, ${prefix})`))
      .orderBy(asc(id))
      .limit(limit);
    return rows.map((row) => ({
      id: row.id,
      texts: [{ purpose: 'totp secret', sealed: row.sealed ?? '' }],
    }));
  },
  async replace(queries, { id, texts: [former] }, [totpSecret = '']) {
    const replaced = await queries
      .update(staffMembers)
      .set({ totpSecret })
      .where(and(eq(staffMembers.id, id), eq(staffMembers.totpSecret, former?.sealed ?? '')))
      .returning({ id: staffMembers.id });
    return replaced.length > 0;
  },
};
