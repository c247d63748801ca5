import type { SavedItem, SavedKind } from '@parlour/contract';

/** How many days it is remembered that something was removed. A device that was away longer has no session any more. */
export const REMOVAL_DAYS = 60;

const REMOVAL_TIME = REMOVAL_DAYS * 24 * 60 * 60 * 1000;

/** One item, by its kind and its id. */
export interface SavedSubject {
  readonly kind: SavedItem['kind'];
  readonly id: string;
}

/** What a member did with one item, on one device. */
export interface SavedChange extends SavedSubject {
  readonly kind: SavedKind;
  /** ISO 8601 in UTC. */
  readonly changedAt: string;
  /** Whether it is saved from then on. */
  readonly isSaved: boolean;
  /** The note from then on. Empty for none, and where it is removed. */
  readonly note: string;
}

/** Returns the key of an item, unique among all kinds. */
export function savedKey({ kind, id }: SavedSubject): string {
  return `${kind}:${id}`;
}

/** What tells which of two changes of one item wins. */
type Ranked = Pick<SavedChange, 'changedAt' | 'isSaved' | 'note'>;

/**
 * Returns the later of two changes of one item (core/saved-1). Of two at one instant the one that saves wins, then the
 * note that is sorted last. So all devices and the server agree, whatever they learn of first.
 */
export function laterChange<Change extends Ranked>(one: Change, other: Change): Change {
  const difference =
    Date.parse(one.changedAt) - Date.parse(other.changedAt) ||
    Number(one.isSaved) - Number(other.isSaved);
  if (difference !== 0) return difference > 0 ? one : other;
  return one.note > other.note ? one : other;
}

/** Joins the changes of two devices: the latest of each item (core/saved-1). They are sorted by their keys. */
export function joinChanges<Change extends SavedChange>(
  ones: readonly Change[],
  others: readonly Change[],
): Change[] {
  const latest = new Map<string, Change>();
  for (const change of [...ones, ...others]) {
    const key = savedKey(change);
    const known = latest.get(key);
    latest.set(key, known === undefined ? change : laterChange(known, change));
  }
  return [...latest].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, each]) => each);
}

/**
 * Returns the moment of a change as the server counts it (core/saved-2): not after its own clock, and not before what it
 * remembers of removals.
 */
export function boundedTimestamp(changedAt: string, now: Date): Date {
  const timestamp = Date.parse(changedAt);
  return new Date(Math.min(now.getTime(), Math.max(timestamp, now.getTime() - REMOVAL_TIME)));
}

/** Returns the moment before which removals are forgotten (core/saved-2). */
export function removalsForgottenBefore(now: Date): Date {
  return new Date(now.getTime() - REMOVAL_TIME);
}

/** A change that has not reached the server, with what the list shows of its item until then. */
export interface WaitingChange extends SavedChange {
  readonly item: SavedItem;
}

/** Returns the list as it is once the waiting changes have reached the server, the item saved last first (core/saved-3). */
export function withWaitingChanges(
  items: readonly SavedItem[],
  changes: readonly WaitingChange[],
): SavedItem[] {
  const byKey = new Map(items.map((item) => [savedKey(item), item]));
  for (const change of changes) {
    const { item, isSaved, note, changedAt } = change;
    const key = savedKey(change);
    const known = byKey.get(key);
    if (!isSaved) byKey.delete(key);
    else byKey.set(key, { ...(known ?? { ...item, savedAt: changedAt }), note });
  }
  return [...byKey.values()].toSorted(
    (one, other) => Date.parse(other.savedAt) - Date.parse(one.savedAt),
  );
}
