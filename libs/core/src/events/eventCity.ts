import type { Event } from '@parlour/contract';

/**
 * Returns the city of an event's place, `Rehearsal Room, 5 Some Street, London`: the part that its time zone is named
 * after, otherwise the last part (core/events-6). Null without a place.
 */
export function eventCity({
  location,
  timeZone,
}: Pick<Event, 'location' | 'timeZone'>): string | null {
  const parts = (location ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const zoneCity = timeZone.split('/').at(-1)?.replaceAll('_', ' ').toUpperCase();
  return parts.find((part) => part.toUpperCase() === zoneCity) ?? parts.at(-1) ?? null;
}
