import type { ContentKind } from '@parlour/contract/staff';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { ItemKey } from '../../access/authorize.ts';
import type { Queries, Transaction } from '../../platform/postgres/database.ts';
import { contentDrafts } from '../../platform/postgres/schema/index.ts';

/** A row of a draft. */
export type DraftRow = typeof contentDrafts.$inferSelect;

const isOf = ({ kind, id }: ItemKey) =>
  and(eq(contentDrafts.kind, kind), eq(contentDrafts.itemId, id));

/** Returns the draft of an item. Undefined where it has none. */
export async function findDraft(queries: Queries, item: ItemKey): Promise<DraftRow | undefined> {
  const [row] = await queries.select().from(contentDrafts).where(isOf(item));
  return row;
}

/** Returns the draft of an item, and lets no other transaction change it. Undefined where it has none. */
export async function lockDraft(
  transaction: Transaction,
  item: ItemKey,
): Promise<DraftRow | undefined> {
  const [row] = await transaction.select().from(contentDrafts).where(isOf(item)).for('update');
  return row;
}

const draftsOf = (queries: Queries, releaseId: string) =>
  queries
    .select()
    .from(contentDrafts)
    .where(eq(contentDrafts.releaseId, releaseId))
    .orderBy(asc(contentDrafts.kind), asc(contentDrafts.itemId));

/** Returns the drafts of a release, by kind and id. */
export async function findReleaseDrafts(
  queries: Queries,
  releaseId: string,
): Promise<readonly DraftRow[]> {
  return draftsOf(queries, releaseId);
}

/** Returns the drafts of a release like {@link findReleaseDrafts}, and lets no other transaction change them. */
export async function lockReleaseDrafts(
  transaction: Transaction,
  releaseId: string,
): Promise<readonly DraftRow[]> {
  return draftsOf(transaction, releaseId).for('update');
}

/** Returns what the drafts of items are called, by the ids of the items. */
export async function findDraftTitles(
  queries: Queries,
  kind: ContentKind,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await queries
    .select({ id: contentDrafts.itemId, title: contentDrafts.title })
    .from(contentDrafts)
    .where(and(eq(contentDrafts.kind, kind), inArray(contentDrafts.itemId, [...ids])));
  return new Map(rows.map(({ id, title }) => [id, title]));
}

/** Stores a draft, as a new one or in place of the one before. */
export async function saveDraft(
  transaction: Transaction,
  row: typeof contentDrafts.$inferInsert,
): Promise<void> {
  const { kind: _, itemId: __, ...set } = row;
  await transaction
    .insert(contentDrafts)
    .values(row)
    .onConflictDoUpdate({ target: [contentDrafts.kind, contentDrafts.itemId], set });
}

/** Changes some columns of a draft. */
export async function updateDraft(
  transaction: Transaction,
  item: ItemKey,
  set: Partial<DraftRow>,
): Promise<void> {
  await transaction.update(contentDrafts).set(set).where(isOf(item));
}

/** Deletes a draft. Returns false where there is none. */
export async function deleteDraft(transaction: Transaction, item: ItemKey): Promise<boolean> {
  const deleted = await transaction
    .delete(contentDrafts)
    .where(isOf(item))
    .returning({ id: contentDrafts.itemId });
  return deleted.length > 0;
}
