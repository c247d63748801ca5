import type { HidingTime } from '@parlour/contract/staff';
import { eq } from 'drizzle-orm';
import type { ItemKey } from '../../../access/authorize.ts';
import { ApiError, invalidInput } from '../../../errors/apiError.ts';
import type { Transaction } from '../../../platform/postgres/database.ts';
import { contentReleases } from '../../../platform/postgres/schema/index.ts';
import { findDraft } from '../../content/draftRepository.ts';
import { kindOf } from '../../content/kinds/index.ts';
import { lockItem } from '../../content/lockItem.ts';
import { contentChanged } from '../../content/publishing.ts';
import { deleteHiding, insertHiding } from './hidingRepository.ts';

/** Who gives a time, and when. */
interface HidingAuthor {
  readonly staffId: string;
  readonly now: Date;
}

/**
 * Sets when an item is hidden by itself, or takes that back (api/staff/content-15). A new item can have the time before it is published.
 *
 * @throws ApiError 404 without the item; 409 where it was published meanwhile; 400 for a time that cannot be.
 */
export async function scheduleHiding(
  transaction: Transaction,
  item: ItemKey,
  { version, hideAt, wordsToHolders }: HidingTime,
  { staffId, now }: HidingAuthor,
): Promise<void> {
  // Before the item, in the order of the sweep's locks.
  await deleteHiding(transaction, item);
  const current = await lockItem(transaction, item.kind, item.id);
  if (current !== version) throw contentChanged();
  const goesLiveAt = current === 0 ? await publishTimeOfNew(transaction, item) : null;
  if (hideAt === null) return;
  const at = new Date(hideAt);
  if (at <= now) throw invalidInput('hideAt', 'It must be hidden at a time that is still to come.');
  if (goesLiveAt !== null && at <= goesLiveAt) {
    throw invalidInput('hideAt', 'It would be hidden before it goes live.');
  }
  const published = await kindOf(item.kind).read(transaction, item.id);
  if ((published?.hiddenAt ?? null) !== null) {
    throw invalidInput('hideAt', 'It is hidden already.');
  }
  const words = item.kind === 'event' ? wordsToHolders : null;
  const row = { kind: item.kind, itemId: item.id, hideAt: at, words, scheduledBy: staffId };
  await insertHiding(transaction, row);
}

/** Returns when a new item goes live by itself or with its release. Null for by hand. */
async function publishTimeOfNew(transaction: Transaction, item: ItemKey): Promise<Date | null> {
  const draft = await findDraft(transaction, item);
  if (draft === undefined) throw new ApiError('not_found', 'Not found');
  if (draft.releaseId === null) return draft.publishAt;
  const [release] = await transaction
    .select({ publishAt: contentReleases.publishAt })
    .from(contentReleases)
    .where(eq(contentReleases.id, draft.releaseId));
  return release?.publishAt ?? null;
}
