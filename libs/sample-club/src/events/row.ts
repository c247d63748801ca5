import type { Event, Vendor } from '@parlour/contract';
import { picturePath } from '../artwork/catalogue.ts';
import type { PictureName } from '../artwork/catalogue.ts';
import { dayAfter, instantOf } from '../day.ts';
import { html } from '../html.ts';
import { slugOf } from '../slug.ts';
import { sampleId } from '../sampleId.ts';

const HOUR = 3_600_000;

type EventCategory = 'Music' | 'Art & Design' | 'Food & Wine' | 'Talks' | 'Outdoors';

/** An event as written by the editor. Its day is relative to today, so no text names a season or a weekday. */
export interface EventRow {
  readonly title: string;
  readonly category: EventCategory | null;
  /** Days from today to the event. Negative for a past event. */
  readonly inDays: number;
  /** The local start time at the venue, `HH:MM`. */
  readonly at: string;
  /** The duration in hours. Absent for an event without a fixed end. */
  readonly hours?: number;
  /** The venue's IANA time zone. */
  readonly timeZone: string;
  /** A vendor of the club, or a place in words. Null if only guests learn the venue. */
  readonly venue: { readonly vendor: string } | string | null;
  readonly picture: PictureName;
  readonly url?: string;
  readonly text: string;
  readonly list?: readonly string[];
}

/**
 * Creates an event from its row.
 * @param host the vendor named by the row, if any
 * @param today `YYYY-MM-DD`
 */
export function eventOf(row: EventRow, host: Vendor | null, today: string): Event {
  const startDate = instantOf(dayAfter(today, row.inDays), row.at, row.timeZone);
  return {
    id: sampleId('event', slugOf(row.title)),
    title: row.title,
    description: html(row.text, row.list),
    imageUrl: picturePath(row.picture),
    category: row.category,
    location: host ? locationOf(host) : typeof row.venue === 'string' ? row.venue : null,
    url: row.url ?? null,
    startDate,
    endDate:
      row.hours === undefined
        ? null
        : new Date(Date.parse(startDate) + row.hours * HOUR).toISOString(),
    timeZone: row.timeZone,
    vendorId: host?.id ?? null,
  };
}

function locationOf({ name, address, city }: Vendor): string {
  return [name, address, city].filter((part) => part !== null).join(', ');
}
