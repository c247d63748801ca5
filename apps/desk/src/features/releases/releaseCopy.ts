import type { Release } from '@parlour/contract/staff';
import { formatDateTime } from '@parlour/core';

/** What a release is, in a word or two. */
interface ReleaseState {
  readonly label: string;
  readonly tone: 'neutral' | 'accent' | 'positive' | 'critical';
}

/** Returns what a release is now, with its time by the club's clocks. */
export function releaseState(
  { publishedAt, revertedAt, publishAt, issue }: Release,
  timeZone: string,
): ReleaseState {
  if (revertedAt !== null) {
    return { label: `Taken back ${formatDateTime(revertedAt, timeZone)}`, tone: 'neutral' };
  }
  if (publishedAt !== null) {
    return { label: `Published ${formatDateTime(publishedAt, timeZone)}`, tone: 'positive' };
  }
  if (publishAt !== null) {
    return { label: `Goes live ${formatDateTime(publishAt, timeZone)}`, tone: 'accent' };
  }
  return issue === null
    ? { label: 'Waits', tone: 'neutral' }
    : { label: 'Could not go live', tone: 'critical' };
}

/** Returns how many items there are, in words. */
export function itemsInWords(count: number): string {
  return count === 1 ? '1 item' : `${count} items`;
}
