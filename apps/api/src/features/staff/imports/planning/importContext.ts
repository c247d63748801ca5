import type { ImportKind } from '@parlour/contract/staff';
import type { ReferenceTarget } from '@parlour/core/content';
import type { Transaction } from '../../../../platform/postgres/database.ts';
import {
  contentVersions,
  events,
  importedItems,
  members,
  vendors,
} from '../../../../platform/postgres/schema/index.ts';
import { type Batch, createBatch } from './batch.ts';
import { createHeldKeys, type HeldKeys } from './heldKeys.ts';
import type { ImportAuthor } from './importAuthor.ts';
import { type ItemIndex, readItemIndex } from './itemIndex.ts';
import type { PackagePictures } from './packagePictures.ts';
import { createPlanRecorder, type PlanRecorder, type RowPlace } from './planRecorder.ts';

/** What the rows of one import share. */
export interface ImportContext extends ImportAuthor {
  readonly transaction: Transaction;
  readonly recorder: PlanRecorder;
  readonly held: HeldKeys;
  readonly pictures: PackagePictures;
  /** The club's time zone, an IANA name. */
  readonly clubTimeZone: string;
  /** One timestamp for the whole import. */
  readonly now: Date;
  /** Returns the index of a kind, read once. */
  indexOf(target: ReferenceTarget): Promise<ItemIndex>;
  /**
   * Says that a row is about an item.
   *
   * @returns the place of the earlier row about the same one. Undefined for the first.
   */
  claim(kind: ImportKind, key: string, place: RowPlace): RowPlace | undefined;
  /** New rows, which are stored some time before the next table is read. */
  readonly newVendors: Batch<typeof vendors.$inferInsert>;
  readonly newEvents: Batch<typeof events.$inferInsert>;
  readonly newMembers: Batch<typeof members.$inferInsert>;
  /** What the import did to items. */
  readonly imported: Batch<typeof importedItems.$inferInsert>;
  /** New states of items. */
  readonly versions: Batch<typeof contentVersions.$inferInsert>;
  /** Stores what waits. */
  flush(): Promise<void>;
}

/** Creates what the rows of an import share. */
export function createImportContext(
  transaction: Transaction,
  author: ImportAuthor,
  { pictures, clubTimeZone }: Pick<ImportContext, 'pictures' | 'clubTimeZone'>,
): ImportContext {
  const indexes = new Map<ReferenceTarget, Promise<ItemIndex>>();
  const claims = new Map<string, RowPlace>();
  const batches = {
    newVendors: createBatch<typeof vendors.$inferInsert>((rows) =>
      transaction.insert(vendors).values(rows),
    ),
    newEvents: createBatch<typeof events.$inferInsert>((rows) =>
      transaction.insert(events).values(rows),
    ),
    newMembers: createBatch<typeof members.$inferInsert>((rows) =>
      transaction.insert(members).values(rows),
    ),
    imported: createBatch<typeof importedItems.$inferInsert>((rows) =>
      transaction.insert(importedItems).values(rows),
    ),
    // The version before may be stored already.
    versions: createBatch<typeof contentVersions.$inferInsert>((rows) =>
      transaction.insert(contentVersions).values(rows).onConflictDoNothing(),
    ),
  };
  return {
    ...author,
    transaction,
    pictures,
    clubTimeZone,
    recorder: createPlanRecorder(),
    held: createHeldKeys(),
    now: author.clock.now(),
    indexOf(target) {
      const known = indexes.get(target) ?? readItemIndex(transaction, target);
      indexes.set(target, known);
      return known;
    },
    claim(kind, key, place) {
      const name = `${kind}:${key}`;
      const earlier = claims.get(name);
      if (earlier === undefined) claims.set(name, place);
      return earlier;
    },
    ...batches,
    async flush() {
      for (const batch of Object.values(batches)) await batch.flush();
    },
  };
}
