import type { ContentKind } from '@parlour/contract/staff';
import type { ContentBody } from '@parlour/core/content';
import type { Queries, Transaction } from '../../platform/postgres/database.ts';

/** A published item, as staff edit it. */
export interface PublishedItem<Kind extends ContentKind = ContentKind> {
  readonly body: ContentBody<Kind>;
  readonly version: number;
  readonly hiddenAt: Date | null;
}

/** How a kind of content lies in its tables. */
export interface ContentTable<Kind extends ContentKind> {
  /** Returns the published item, hidden or not. Undefined where none has this id. */
  read(queries: Queries, id: string): Promise<PublishedItem<Kind> | undefined>;
  /** Stores the document with its version, as a new item or in place of the published one. */
  write(
    transaction: Transaction,
    id: string,
    body: ContentBody<Kind>,
    version: number,
  ): Promise<void>;
}
