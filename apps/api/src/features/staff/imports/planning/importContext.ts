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
import type { ImportAuthor } from './importAuthor.ts';
import { type ItemIndex, readItemIndex } from './itemIndex.ts';
import type { PackagePictures } from './packagePictures.ts';
import type { PicturesToFetch } from './picturesToFetch.ts';
import {
  createPlanRecorder,
  type PlanRecorder,
  type ReadRow,
  type RowPlace,
} from './planRecorder.ts';

/** What the rows of one import share. */
export interface ImportContext extends ImportAuthor {
  readonly transaction: Transaction;
  readonly recorder: PlanRecorder;
  readonly held: HeldKeys;
  readonly pictures: PackagePictures;
  readonly toFetch: PicturesToFetch;
  /** The club's time zone, an IANA name. */
  readonly clubTimeZone: string;
  /** One timestamp for the whole import. */
  readonly now: Date;
  /** Returns the index of a kind, read once. */
  indexOf(target: ReferenceTarget): Promise<ItemIndex>;
  /**
   * Says that a row is about an item.
   *
   * @returns why it can't be, because another row is. Undefined for the first.
   */
  claim(kind: ImportKind, key: string, row: ReadRow): string | undefined;
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
  { pictures, toFetch, clubTimeZone }: Pick<ImportContext, 'pictures' | 'toFetch' | 'clubTimeZone'>,
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
    toFetch,
    clubTimeZone,
    recorder: createPlanRecorder(),
    held: createHeldKeys(),
    now: author.clock.now(),
    indexOf(target) {
      const known = indexes.get(target) ?? readItemIndex(transaction, target);
      indexes.set(target, known);
      return known;
    },
    claim(kind, key, row) {
      const name = `${kind}:${key}`;
      const taken = `“${key}” is already on line`;
      const before = row.refusedBecause ?? '';
      const at = before.indexOf(taken);
      // The other row came in before, and this one would be written over it.
      if (at !== -1) {
        const [line = ''] = /\d+/u.exec(before.slice(at + taken.length)) ?? [];
        return `${taken} ${line} of the file before. Give it another, or empty its reason to change that one.`;
      }
      const earlier = claims.get(name);
      if (earlier === undefined) {
        claims.set(name, row);
        return undefined;
      }
      const where = earlier.file === row.file ? '' : ` of ${earlier.file}`;
      return `${taken} ${earlier.line}${where}.`;
    },
    ...batches,
    async flush() {
      for (const batch of Object.values(batches)) await batch.flush();
    },
  };
}

/** How many rows one statement stores. */
const LENGTH = 200;

/** Rows that are stored together: one statement for each would take several times as long. */
interface Batch<Row> {
  /** Adds a row, and stores those that wait where they are many. */
  add(row: Row): Promise<void>;
  /** Stores the rows that wait. */
  flush(): Promise<void>;
}

/** Creates a batch. */
function createBatch<Row>(store: (rows: Row[]) => PromiseLike<unknown>): Batch<Row> {
  const waiting: Row[] = [];
  const flush = async () => {
    const rows = waiting.splice(0);
    if (rows.length > 0) await store(rows);
  };
  return {
    async add(row) {
      waiting.push(row);
      if (waiting.length >= LENGTH) await flush();
    },
    flush,
  };
}

/** What the files of an import still have, also in rows that are refused. */
type HeldKeys = ReturnType<typeof createHeldKeys>;

/** Creates what collects the identifiers of rows. */
function createHeldKeys() {
  const keys = new Set<string>();
  const unnamed = new Map<ImportKind, RowPlace>();
  return {
    /** Adds the identifiers that a row has. */
    add(kind: ImportKind, place: RowPlace, values: Readonly<Record<string, unknown>>) {
      const own = [values['externalId'], values['id']].filter(
        (key) => typeof key === 'string' && key !== '',
      );
      for (const key of own) keys.add(`${kind}:${String(key)}`);
      if (own.length === 0 && !unnamed.has(kind)) unnamed.set(kind, place);
    },
    /** Whether a row has this identifier. */
    has: (kind: ImportKind, key: string) => keys.has(`${kind}:${key}`),
    /** Returns the first row without any. What it is about could be anything. */
    firstUnnamed: (kind: ImportKind) => unnamed.get(kind),
  };
}
