import {
  SAVED_LIMIT,
  savedKinds,
  type SavedItem,
  type SavedItemChange,
  type SavedKind,
  type SavedState,
} from '@parlour/contract';
import {
  BACK_DAYS,
  boundedTimestamp,
  isBenefitOver,
  isOver,
  laterChange,
  noSavedFacts,
  savedKey,
} from '@parlour/core';
import { ApiError } from '../../errors/apiError.ts';
import type { Queries, Transaction } from '../../platform/postgres/database.ts';
import { readTogether } from '../../platform/postgres/readTogether.ts';
import { after, type Clock, DAY } from '../../platform/process/clock.ts';
import { findPicturesOf } from '../pictures/shownPictures.ts';
import { lockMember } from '../profile/repository.ts';
import {
  type ClubItem,
  countSaved,
  findClubItems,
  findSaved,
  findSavedRow,
  type ListedRow,
  type SavedRow,
  type SavedRowKey,
  storeFindings,
  storeSavedRow,
} from './repository.ts';

/** An item as its member saved it, on the wire. */
type PresentedItem = SavedItem & { readonly kind: SavedKind };

/** Creates the service of what members save. */
export function createSaved({ clock }: { readonly clock: Clock }) {
  /**
   * Stores a change of an item, unless a later one is stored (api/saved-3).
   *
   * @param rowOf - returns the rest of the row, from what is stored and the moment of the change; null stores nothing.
   */
  async function change(
    transaction: Transaction,
    key: SavedRowKey,
    { changedAt, isSaved, note }: Change,
    rowOf: (
      stored: SavedRow | undefined,
      timestamp: Date,
    ) => Promise<Pick<SavedRow, 'name' | 'savedAt' | 'missedAt' | 'backAt'> | null>,
  ): Promise<SavedState> {
    await lockMember(transaction, key.memberId);
    const stored = await findSavedRow(transaction, key);
    const timestamp = boundedTimestamp(changedAt, clock.now());
    const bounded = { changedAt: timestamp.toISOString(), isSaved, note };
    if (stored !== undefined && isOutlived(bounded, stored)) return stateOf(stored);
    const rest = await rowOf(stored, timestamp);
    if (rest === null) return { isSaved: false };
    const row = { ...key, ...rest, isSaved, note, changedAt: timestamp };
    await storeSavedRow(transaction, row);
    return stateOf(row);
  }

  return {
    /**
     * Returns what the member saved, the last first (api/saved-1). Reads each kind in one query, and remembers what the member
     * finds not offered, to say so once it is back (api/saved-6).
     */
    async list(queries: Queries, memberId: string): Promise<PresentedItem[]> {
      const now = clock.now();
      const rows = await findSaved(queries, memberId, SAVED_LIMIT);
      const items = await findItems(queries, rows, memberId);
      const listed = rows.map((row) => {
        const item = items.get(keyOf(row));
        return { row, item, isOffered: isOffered(item, now) };
      });
      const missed = listed.filter(isFoundMissing).map(({ row }) => row);
      const back = listed.filter(isFoundBack).map(({ row }) => row);
      await storeFindings(queries, memberId, { missed, back }, now);
      const show = await findPicturesOf(queries, [...items.values()]);
      return listed.map((found) => {
        const { row, item, isOffered } = found;
        const backAt = isFoundBack(found) ? now : row.backAt;
        return presentItem(row, item && show(item), {
          isOffered,
          isBack: isOffered && backAt !== null && after(backAt, BACK_DAYS * DAY) > now,
        });
      });
    },
    /**
     * Saves an item or changes its note, unless a later change is stored (api/saved-2, api/saved-3).
     *
     * @throws ApiError 404 for what the club does not offer this member, and 400 beyond {@link SAVED_LIMIT}.
     */
    save: (
      transaction: Transaction,
      key: SavedRowKey,
      { changedAt, note }: SavedItemChange,
    ): Promise<SavedState> =>
      change(transaction, key, { changedAt, isSaved: true, note }, async (stored, timestamp) => {
        const item = await findItem(transaction, key);
        const isKnown = stored?.isSaved === true;
        // What was saved in an aeroplane and hidden meanwhile has left its name, unless it was never stored.
        if (stored === undefined && !isOffered(item, clock.now())) {
          throw new ApiError('not_found', 'Item not found');
        }
        if (!isKnown && (await countSaved(transaction, key.memberId)) >= SAVED_LIMIT) {
          throw new ApiError(
            'invalid_input',
            `You can save at most ${SAVED_LIMIT} things. Please remove one first.`,
          );
        }
        return {
          name: item?.name ?? stored?.name ?? '',
          savedAt: isKnown ? stored.savedAt : timestamp,
          missedAt: isKnown ? stored.missedAt : null,
          backAt: isKnown ? stored.backAt : null,
        };
      }),
    /** Removes an item, unless a later change is stored, and remembers that (api/saved-4). What the club never offered leaves nothing. */
    unsave: (transaction: Transaction, key: SavedRowKey, changedAt: string): Promise<SavedState> =>
      change(
        transaction,
        key,
        { changedAt, isSaved: false, note: '' },
        async (stored, timestamp) => {
          const name = stored?.name ?? (await findItem(transaction, key))?.name;
          return name === undefined
            ? null
            : { name, savedAt: stored?.savedAt ?? timestamp, missedAt: null, backAt: null };
        },
      ),
  };
}

const keyOf = ({ kind, itemId }: Pick<SavedRow, 'kind' | 'itemId'>) =>
  savedKey({ kind, id: itemId });

// Without the note, which is stored nowhere but in its row: a repeated write's response is.
const stateOf = ({ isSaved }: SavedState): SavedState => ({ isSaved });

type Change = Parameters<typeof laterChange>[0];

/** Whether a change is no later than the stored one. */
function isOutlived(change: Change, { changedAt, isSaved, note }: SavedRow): boolean {
  return laterChange(change, { changedAt: changedAt.toISOString(), isSaved, note }) !== change;
}

/** A row with what is known of its item. */
interface Listed {
  readonly row: ListedRow;
  readonly isOffered: boolean;
}

const isFoundMissing = ({ row: { missedAt, backAt }, isOffered }: Listed) =>
  !isOffered && (missedAt === null || backAt !== null);

const isFoundBack = ({ row: { missedAt, backAt }, isOffered }: Listed) =>
  isOffered && missedAt !== null && backAt === null;

/** Whether members see an item, and it is not over. */
function isOffered(item: ClubItem | undefined, now: Date): boolean {
  if (item === undefined || item.isHidden) return false;
  const { startDate, endDate, lastDay } = item;
  return startDate === null
    ? !isBenefitOver({ expiresAt: lastDay }, now)
    : !isOver({ startDate, endDate }, now);
}

async function findItem(queries: Queries, { memberId, kind, itemId }: SavedRowKey) {
  const [item] = await findClubItems(queries, { kind, ids: [itemId], memberId });
  return item;
}

/** Reads the items of rows by their keys, each kind in one query. */
async function findItems(
  queries: Queries,
  rows: readonly ListedRow[],
  memberId: string,
): Promise<ReadonlyMap<string, ClubItem>> {
  const idsByKind = Map.groupBy(rows, ({ kind }) => kind);
  const kinds = savedKinds.filter((kind) => idsByKind.has(kind));
  const found = await readTogether(
    queries,
    kinds.map((kind) => async () => {
      const ids = (idsByKind.get(kind) ?? []).map(({ itemId }) => itemId);
      const items = await findClubItems(queries, { kind, ids, memberId });
      return items.map((item) => [savedKey({ kind, id: item.id }), item] as const);
    }),
  );
  return new Map(found.flat());
}

const toTimestamp = (date: string | null) => date && new Date(date).toISOString();

/** Converts a row to its shape on the wire. A hidden item shows its name alone, as it was when it was saved (api/saved-5). */
function presentItem(
  { kind, itemId, name, note, savedAt }: ListedRow,
  item: (ClubItem & Pick<SavedItem, 'picture'>) | undefined,
  state: Pick<SavedItem, 'isOffered' | 'isBack'>,
): PresentedItem {
  const own = { kind, id: itemId, note, savedAt: savedAt.toISOString(), ...state };
  if (item === undefined || item.isHidden) return { ...own, name, ...noSavedFacts };
  const { slug = itemId, detail, imageUrl, picture, vendorType, timeZone, lastDay } = item;
  return {
    ...own,
    name: item.name,
    // The page of a benefit that is over is a 404.
    pageId: kind === 'benefit' && !state.isOffered ? null : slug,
    detail,
    imageUrl,
    ...(picture && { picture }),
    vendorType,
    startDate: toTimestamp(item.startDate),
    endDate: toTimestamp(item.endDate),
    timeZone,
    lastDay,
  };
}
