import type { Event, Vendor } from '@parlour/contract';
import { picturePath } from '../artwork/catalogue.ts';
import type { PictureName } from '../artwork/catalogue.ts';
import { dayAfter, momentOf } from '../day.ts';
import { html } from '../html.ts';
import { slugOf } from '../slug.ts';

const HOUR = 3_600_000;

/** The headings under which the club files its events. */
type EventCategory = 'Music' | 'Art & Design' | 'Food & Wine' | 'Talks' | 'Outdoors';

/** An event as the editor writes it. No text names a season or a weekday, as its day moves with today. */
export interface EventRow {
  readonly title: string;
  readonly category: EventCategory | null;
  /** Days from today to the event; negative for a past one. */
  readonly inDays: number;
  /** The time at which it starts on the venue's clocks, `HH:MM`. */
  readonly at: string;
  /** Left out where the evening ends when it ends. */
  readonly hours?: number;
  /** The venue's zone, an IANA name. */
  readonly timeZone: string;
  /** The name of a vendor of the club whose house it is, or a place in words; null where it is told to guests only. */
  readonly venue: { readonly vendor: string } | string | null;
  readonly picture: PictureName;
  readonly url?: string;
  readonly text: string;
  readonly list?: readonly string[];
}

/**
 * The event of a row.
 * @param host the vendor that the row names, where it names one
 * @param today `YYYY-MM-DD`
 */
export function eventOf(row: EventRow, host: Vendor | null, today: string): Event {
  const startDate = momentOf(dayAfter(today, row.inDays), row.at, row.timeZone);
  return {
    id: `event-${slugOf(row.title)}`,
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
  };
}

function locationOf({ name, address, city }: Vendor): string {
  return [name, address, city].filter((part) => part !== null).join(', ');
}
