import { splitList } from '@parlour/core/imports';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../../../platform/postgres/database.ts';
import { formerSlugs, vendors } from '../../../../platform/postgres/schema/index.ts';

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Gives a new vendor the slugs that it had in another club, as far as nobody has them here. */
export async function storeSlugs(
  transaction: Transaction,
  vendorId: string,
  slug: string | null,
  former: string | null,
): Promise<void> {
  if (slug !== null && SLUG.test(slug)) {
    const [stored] = await transaction
      .select({ slug: vendors.slug })
      .from(vendors)
      .where(eq(vendors.id, vendorId));
    if (stored !== undefined && stored.slug !== slug) {
      await transaction.update(vendors).set({ slug }).where(eq(vendors.id, vendorId));
      // The slug of a moment ago was never in a link.
      await transaction.delete(formerSlugs).where(eq(formerSlugs.vendorId, vendorId));
    }
  }
  const rows = splitList(former ?? '').filter((each) => SLUG.test(each));
  if (rows.length === 0) return;
  await transaction
    .insert(formerSlugs)
    .values(rows.map((each) => ({ slug: each, vendorId })))
    .onConflictDoNothing();
}
