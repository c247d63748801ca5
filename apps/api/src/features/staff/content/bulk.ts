import type { BulkResult, ContentKind } from '@parlour/contract/staff';
import { ApiError } from '../../../errors/apiError.ts';
import type { Transaction } from '../../../platform/postgres/database.ts';
import { findDraft } from '../../content/draftRepository.ts';
import { findNames } from '../../content/references.ts';
import type { createContent } from './service.ts';

/** What is done to many items. */
export interface BulkInput {
  readonly action: 'publish' | 'hide' | 'show';
  readonly ids: readonly string[];
}

/** Publishes, hides or shows many items, each for itself: one that is refused keeps no other from it (api/staff/content-8). */
export async function changeMany(
  transaction: Transaction,
  content: ReturnType<typeof createContent>,
  kind: ContentKind,
  { action, ids }: BulkInput,
  staffId: string,
): Promise<BulkResult> {
  const done: string[] = [];
  const refused: BulkResult['refused'] = [];
  for (const id of new Set(ids)) {
    const item = { kind, id };
    try {
      // A savepoint: what is refused half-way leaves nothing.
      await transaction.transaction(async (part) => {
        if (action === 'publish') await content.publishAny(part, item, staffId);
        else await content.hide(part, item, action === 'hide', null, null);
      });
      done.push(id);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const draft = await findDraft(transaction, item);
      const names = await findNames(transaction, kind, [id], false);
      refused.push({ id, title: draft?.title ?? names.get(id) ?? id, message: error.message });
    }
  }
  return { done, refused };
}
