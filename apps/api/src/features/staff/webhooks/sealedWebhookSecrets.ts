import { and, asc, eq, gt, or, sql } from 'drizzle-orm';
import { webhooks } from '../../../platform/postgres/schema/index.ts';
import type { SealedStore } from '../../../platform/secret-keys/sealedStore.ts';

/** The secrets that sign messages to webhooks: the current one, and the former one while it signs along. */
export const sealedWebhookSecrets: SealedStore = {
  name: 'webhooks',
  async find(queries, prefix, afterId, limit) {
    const { id, sealedSecret, sealedFormerSecret } = webhooks;
    const rows = await queries
      .select({ id, sealedSecret, sealedFormerSecret })
      .from(webhooks)
      .where(
        and(
          gt(id, afterId),
          or(
            sql`not starts_with(${sealedSecret}, ${prefix})`,
            sql`not starts_with(${sealedFormerSecret}, ${prefix})`,
          ),
        ),
      )
      .orderBy(asc(id))
      .limit(limit);
    return rows.map((row) => ({
      id: row.id,
      texts: [row.sealedSecret, row.sealedFormerSecret]
        .filter((sealed) => sealed !== null)
        .map((sealed) => ({ purpose: 'webhook secret' as const, sealed })),
    }));
  },
  async replace(
    queries,
    { id, texts: [current, former] },
    [sealedSecret = '', sealedFormerSecret],
  ) {
    const replaced = await queries
      .update(webhooks)
      .set({ sealedSecret, sealedFormerSecret: sealedFormerSecret ?? null })
      .where(
        and(
          eq(webhooks.id, id),
          eq(webhooks.sealedSecret, current?.sealed ?? ''),
          sql`${webhooks.sealedFormerSecret} is not distinct from ${former?.sealed ?? null}`,
        ),
      )
      .returning({ id: webhooks.id });
    return replaced.length > 0;
  },
};
