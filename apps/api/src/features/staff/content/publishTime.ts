import { invalidInput } from '../../../errors/apiError.ts';
import type { Queries } from '../../../platform/postgres/database.ts';
import type { DraftRow } from '../../content/draftRepository.ts';
import { itemOf } from '../../content/itemKeys.ts';
import { findHiding } from './hidingRepository.ts';

/**
 * Returns the instant of a chosen time of publication. Null takes a schedule back.
 *
 * @throws ApiError 400 where it is not still to come.
 */
export function publishTimeOf(publishAt: string | null, now: Date): Date | null {
  const at = publishAt === null ? null : new Date(publishAt);
  if (at !== null && at <= now) {
    throw invalidInput('publishAt', 'It must go live at a time that is still to come.');
  }
  return at;
}

/**
 * Refuses a time when a new item would have been hidden already (api/staff/content-15).
 *
 * @throws ApiError 400.
 */
export async function assertShownThen(
  queries: Queries,
  draft: Pick<DraftRow, 'kind' | 'itemId' | 'baseVersion' | 'title'>,
  at: Date,
): Promise<void> {
  if (draft.baseVersion > 0) return;
  const hiding = await findHiding(queries, itemOf(draft));
  if (hiding === undefined || hiding.hideAt > at) return;
  throw invalidInput('publishAt', `“${draft.title}” would be hidden before it goes live.`);
}
