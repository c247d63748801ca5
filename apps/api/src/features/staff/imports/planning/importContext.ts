import { CLUB_BATCH } from './limits.ts';
import type { ImportKind } from '@parlour/contract/staff';
import type { ReferenceTarget } from '@parlour/core/content';
import type { Random } from '../../../../platform/crypto/random.ts';
import type { Transaction } from '../../../../platform/postgres/database.ts';
import { contentVersions, importedItems } from '../../../../platform/postgres/schema/index.ts';
import type { Clock } from '../../../../platform/process/clock.ts';
import { type ItemIndex, readItemIndex } from './itemIndex.ts';
import type { PackagePictures } from './packagePictures.ts';
import { createPlanRecorder, type PlanRecorder, type RowPlace } from './planRecorder.ts';

/** Who imports, and as what. */
export interface ImportAuthor {
  readonly importId: string;
  /** Null for a command of the operators. */
  readonly staffId: string | null;
  readonly clock: Clock;
  readonly random: Random;
}

/** What the rows of one import share. */
export interface ImportContext extends ImportAuthor {
  readonly transaction: Transaction;
  readonly recorder: PlanRecorder;
  readonly pictures: PackagePictures;
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
  /** Stores what the import did to an item, some time before it ends. */
  addImported(row: typeof importedItems.$inferInsert): Promise<void>;
  /** Stores a version of an item, some time before the import ends. */
  addVersion(row: typeof contentVersions.$inferInsert): Promise<void>;
  /** Stores what waits. */
  flush(): Promise<void>;
}

/** Creates what the rows of an import share. */
export function createImportContext(
  transaction: Transaction,
  author: ImportAuthor,
  pictures: PackagePictures,
): ImportContext {
  const indexes = new Map<ReferenceTarget, Promise<ItemIndex>>();
  const claims = new Map<string, RowPlace>();
  const imported: (typeof importedItems.$inferInsert)[] = [];
  const versions: (typeof contentVersions.$inferInsert)[] = [];
  const storeImported = async () => {
    const rows = imported.splice(0);
    if (rows.length > 0) await transaction.insert(importedItems).values(rows);
  };
  const storeVersions = async () => {
    const rows = versions.splice(0);
    // The version before may be stored already.
    if (rows.length > 0) {
      await transaction.insert(contentVersions).values(rows).onConflictDoNothing();
    }
  };
  return {
    ...author,
    transaction,
    pictures,
    recorder: createPlanRecorder(),
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
    async addImported(row) {
      imported.push(row);
      if (imported.length >= CLUB_BATCH) await storeImported();
    },
    async addVersion(row) {
      versions.push(row);
      if (versions.length >= CLUB_BATCH) await storeVersions();
    },
    async flush() {
      await storeImported();
      await storeVersions();
    },
  };
}
