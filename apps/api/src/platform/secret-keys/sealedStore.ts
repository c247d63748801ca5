import type { SealPurpose } from '../crypto/secrets.ts';
import type { Queries } from '../postgres/database.ts';

/** A text that is stored sealed. */
interface SealedText {
  readonly purpose: SealPurpose;
  readonly sealed: string;
}

/** A row with sealed texts. */
export interface SealedRow {
  readonly id: string;
  /** In an order of the store's own. */
  readonly texts: readonly SealedText[];
}

/** Begins no sealed text, so that a search with it finds all. */
export const NO_PREFIX = '\n';

/** A table that has sealed texts. */
export interface SealedStore {
  /** The name of what it stores, for operators, such as `documents`. */
  readonly name: string;
  /**
   * Returns rows with a text that does not begin with the prefix, in the order of their ids.
   *
   * @param afterId - the id to begin after. An empty one begins with the first row.
   */
  find(
    queries: Queries,
    prefix: string,
    afterId: string,
    limit: number,
  ): Promise<readonly SealedRow[]>;
  /** Replaces the texts of a row, unless somebody else changed or removed them. Returns whether it did. */
  replace(queries: Queries, row: SealedRow, sealed: readonly string[]): Promise<boolean>;
}

/** Iterates over all rows with a text that does not begin with the prefix, in batches. */
export async function* batchesOf(
  store: SealedStore,
  queries: Queries,
  prefix: string,
  size: number,
): AsyncGenerator<readonly SealedRow[]> {
  let afterId = '';
  for (;;) {
    const rows = await store.find(queries, prefix, afterId, size);
    const last = rows.at(-1);
    if (last === undefined) return;
    yield rows;
    afterId = last.id;
  }
}
