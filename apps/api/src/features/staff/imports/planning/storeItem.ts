import type { ContentKind } from '@parlour/contract/staff';
import { isSlug, vendorSlug } from '@parlour/core';
import { type ContentBody, parseContent } from '@parlour/core/content';
import { splitList } from '@parlour/core/imports';
import { eq } from 'drizzle-orm';
import { formerSlugs } from '../../../../platform/postgres/schema/index.ts';
import type { PublishedItem } from '../../../content/kinds/contentKindModule.ts';
import { lockItem } from '../../../content/lockItem.ts';
import { kindOf } from '../../../content/kinds/index.ts';
import type { ImportContext } from './importContext.ts';
import type { KnownItem } from './itemIndex.ts';

/** What becomes of an item. */
interface Change {
  readonly kind: ContentKind;
  readonly item: KnownItem;
  readonly body: ContentBody;
  /** Undefined for a new item, as is `known`. */
  readonly before: PublishedItem | undefined;
  readonly known: KnownItem | undefined;
  /** Those that a vendor had in another club. A new one gets them as far as nobody has them here. */
  readonly slugs: { readonly slug: string | null; readonly former: string | null };
}

/** Stores a new item, or a new version of one, with what undoes it. */
export async function storeItem(context: ImportContext, change: Change): Promise<void> {
  const { kind, item, body, before, known } = change;
  const { importId, staffId, now } = context;
  const version = (before?.version ?? 0) + 1;
  if (before === undefined) await insertItem(context, change);
  else await updateItem(context, change, before, version);
  const shared = { kind, itemId: item.id } as const;
  if (before !== undefined) {
    await context.versions.add({
      ...shared,
      number: before.version,
      body: before.body,
      source: 'seed',
      publishedAt: now,
    });
  }
  await context.versions.add({
    ...shared,
    number: version,
    body,
    source: 'import',
    publishedBy: staffId,
    publishedAt: now,
    importId,
  });
  await context.imported.add({
    importId,
    ...shared,
    version,
    before:
      before === undefined
        ? null
        : {
            body: before.body,
            hiddenAt: before.hiddenAt,
            externalId: known?.externalId ?? null,
          },
  });
}

/** Stores a new item: vendors and events, which are many and have no order, with others at once. */
async function insertItem(context: ImportContext, { kind, item, body, slugs }: Change) {
  const { id, externalId } = item;
  const hiddenAt = item.isHidden ? context.now : null;
  const shared = { id, externalId, hiddenAt, version: 1 };
  const vendor = kind === 'vendor' ? parseContent('vendor', body) : undefined;
  const event = kind === 'event' ? parseContent('event', body) : undefined;
  if (vendor?.ok === true) {
    const isGiven = slugs.slug !== null && isSlug(slugs.slug);
    const slug = isGiven ? slugs.slug : vendorSlug(vendor.body.name);
    await context.newVendors.add({ ...vendor.body, ...shared, slug });
    await storeFormerSlugs(context, id, slugs.former);
  } else if (event?.ok === true) {
    const { startDate, endDate } = event.body;
    await context.newEvents.add({
      ...event.body,
      ...shared,
      startDate: new Date(startDate),
      endDate: endDate === null ? null : new Date(endDate),
    });
  } else {
    const { transaction } = context;
    await kindOf(kind).write(transaction, id, body, 1);
    if (hiddenAt === null && externalId === null) return;
    const { table } = kindOf(kind);
    await transaction.update(table).set({ hiddenAt, externalId }).where(eq(table.id, id));
  }
}

async function storeFormerSlugs(context: ImportContext, vendorId: string, former: string | null) {
  const rows = splitList(former ?? '').filter(isSlug);
  if (rows.length === 0) return;
  await context.newVendors.flush();
  await context.transaction
    .insert(formerSlugs)
    .values(rows.map((slug) => ({ slug, vendorId })))
    .onConflictDoNothing();
}

async function updateItem(
  { transaction, now }: ImportContext,
  { kind, item, body }: Change,
  before: PublishedItem,
  version: number,
): Promise<void> {
  // An editor who publishes it now waits, and is told then that it changed.
  await lockItem(transaction, kind, item.id);
  await kindOf(kind).write(transaction, item.id, body, version);
  const hiddenAt = item.isHidden ? (before.hiddenAt ?? now) : null;
  const { table } = kindOf(kind);
  await transaction
    .update(table)
    .set({ hiddenAt, externalId: item.externalId })
    .where(eq(table.id, item.id));
}
