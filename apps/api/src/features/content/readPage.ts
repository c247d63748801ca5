import type { ContentKind } from '@parlour/contract/staff';
import type { Caller } from '../../access/authorize.ts';
import { ApiError } from '../../errors/apiError.ts';
import type { Database, Queries } from '../../platform/postgres/database.ts';
import type { Clock } from '../../platform/process/clock.ts';
import { withDraftShown } from './showDraft.ts';

/** Reads the data of an item's page, from what is published or, for a preview of it, with its draft. */
export type ReadPage = <Result>(
  caller: Caller,
  kind: ContentKind,
  id: string,
  read: (queries: Queries) => Promise<Result>,
) => Promise<Result>;

/**
 * Creates {@link ReadPage}. A preview shows its own item alone (api/staff/content-12).
 *
 * @throws ApiError 404 where a preview asks for another item.
 */
export function createReadPage(database: Database, clock: Clock): ReadPage {
  return async (caller, kind, id, read) => {
    const preview = caller.kind === 'visitor' ? caller.preview : undefined;
    if (preview === undefined) return read(database.queries);
    if (preview.kind !== kind || preview.id !== id) throw new ApiError('not_found', 'Not found');
    return withDraftShown(database, preview, clock.now(), read);
  };
}
