import type { Registration } from '@parlour/contract';
import { dayInZone } from '../format/dates.ts';
import { slugify } from '../format/slug.ts';

/** Characters. Far below the limits of file systems, also with four bytes each. */
const TITLE_LIMIT = 50;

/** Returns the name of an event's calendar file (core/registrations-7): `stars-over-agafay-2026-12-05.ics`. */
export function calendarFileName({
  title,
  startDate,
  timeZone,
}: Pick<Registration['event'], 'title' | 'startDate' | 'timeZone'>): string {
  const name = slugify(title).slice(0, TITLE_LIMIT).toWellFormed().replace(/-$/, '');
  return `${name === '' ? 'event' : name}-${dayInZone(new Date(startDate), timeZone)}.ics`;
}
