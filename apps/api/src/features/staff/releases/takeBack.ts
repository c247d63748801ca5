import type { ReleaseReversion } from '@parlour/contract/staff';
import { contentTitle, toContentDraft } from '@parlour/core/content';
import { ApiError } from '../../../errors/apiError.ts';
import type { Transaction } from '../../../platform/postgres/database.ts';
import { lockDraft } from '../../content/draftRepository.ts';
import { itemOf, keyOf } from '../../content/itemKeys.ts';
import { lockItem } from '../../content/lockItem.ts';
import type { createContent, Publisher } from '../content/service.ts';
import { findPublishedWith, type ReleasedRow, type ReleaseRow } from './repository.ts';

/** How many changed items a refusal names. It counts the others. */
const NAMED_ITEMS = 10;

/** What taking a release back did to an item. */
export interface TakenBackItem {
  readonly row: ReleasedRow;
  /** Whether the release had added it, so that it is hidden now. */
  readonly isHidden: boolean;
}

/** Whether a release published an item for the first time. */
function isFirst({ number }: Pick<ReleasedRow, 'number'>): boolean {
  return number === 1;
}

/** Returns what an item was called in a release. */
export function titleOf({ kind, body }: ReleasedRow): string {
  return contentTitle(kind, toContentDraft(kind, body));
}

/**
 * Takes a locked release back (api/staff/releases-11): what it changed is as before, and what it added is hidden.
 *
 * @throws ApiError 409 where one of its items was changed since, with their names; 400 where one can't be as before.
 */
export async function takeBackItems(
  transaction: Transaction,
  content: ReturnType<typeof createContent>,
  release: ReleaseRow,
  words: ReleaseReversion['words'],
  staffId: string,
): Promise<readonly TakenBackItem[]> {
  const rows = await findPublishedWith(transaction, release.id);
  await lockUnchanged(transaction, rows);
  const publisher: Publisher = {
    staffId,
    source: 'desk',
    note: `“${release.title}” was taken back`,
    releaseId: release.id,
  };
  const said = new Map(words.map(({ kind, id, text }) => [keyOf(kind, id), text]));
  const done: TakenBackItem[] = [];
  // What it added is hidden last, when nothing of the release refers to it any more.
  for (const row of [...rows.filter((each) => !isFirst(each)), ...rows.filter(isFirst)]) {
    const wordsTo = said.get(keyOf(row.kind, row.itemId)) ?? null;
    if (isFirst(row)) await content.withdraw(transaction, itemOf(row), publisher, wordsTo);
    else {
      const { number } = row;
      const again = { number: number - 1, version: number };
      await orNamed(row, () =>
        content.publishAgain(transaction, itemOf(row), again, publisher, wordsTo),
      );
    }
    done.push({ row, isHidden: isFirst(row) });
  }
  return done;
}

/** Locks all drafts and then all items, in the order of a publication, and refuses those that were changed since. */
async function lockUnchanged(
  transaction: Transaction,
  rows: readonly ReleasedRow[],
): Promise<void> {
  for (const row of rows) await lockDraft(transaction, itemOf(row));
  const changed: string[] = [];
  for (const row of rows) {
    const version = await lockItem(transaction, row.kind, row.itemId);
    if (version !== row.number) changed.push(`“${titleOf(row)}”`);
  }
  if (changed.length === 0) return;
  const others = changed.length - NAMED_ITEMS;
  const names =
    changed.slice(0, NAMED_ITEMS).join(', ') + (others > 0 ? ` and ${others} more` : '');
  throw new ApiError(
    'changed_meanwhile',
    `Changed since it was published: ${names}. Nothing was taken back.`,
  );
}

/** Names the item in the message of what keeps it from being as before, such as a vendor that was hidden since. */
async function orNamed(row: ReleasedRow, perform: () => Promise<void>): Promise<void> {
  try {
    await perform();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    throw new ApiError(
      'invalid_input',
      `“${titleOf(row)}” can't be as before: ${error.message} Nothing was taken back.`,
    );
  }
}
