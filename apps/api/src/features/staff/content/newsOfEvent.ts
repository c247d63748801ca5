import type { ContentKind } from '@parlour/contract/staff';
import type { PublishedChange } from '../../content/publishing.ts';
import type { News } from './tellRegistered.ts';

const told = ['startDate', 'endDate', 'timeZone', 'location'] as const;

/** Returns what those who are registered for an event are told of a publication (api/staff/content-9). Null for nothing. */
export function newsOfEvent(
  kind: ContentKind,
  { before, body }: PublishedChange,
  words: string | null,
): News | null {
  if (kind !== 'event' || before === undefined) return null;
  const earlier: Readonly<Record<string, unknown>> = { ...before.body };
  const later: Readonly<Record<string, unknown>> = { ...body };
  const isTold = told.some((field) => !isSame(earlier[field], later[field]));
  return isTold || words !== null ? { change: 'changed', words } : null;
}

/** Two texts of one instant are the same. */
function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'string' || typeof other !== 'string') return false;
  const instant = Date.parse(one);
  return /T.*Z$/.test(one) && instant === Date.parse(other);
}
