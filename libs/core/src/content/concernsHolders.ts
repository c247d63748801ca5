import type { ContentKind } from '@parlour/contract/staff';
import { contentDifferences } from './contentDifferences.ts';

const told: Readonly<Partial<Record<ContentKind, readonly string[]>>> = {
  event: ['startDate', 'endDate', 'timeZone', 'location'],
};

/** Whether a change concerns those who are registered: the time or the place of an event (core/content-15). */
export function concernsHolders(kind: ContentKind, before: unknown, after: unknown): boolean {
  return contentDifferences(kind, before, after).some(({ field }) => told[kind]?.includes(field));
}
