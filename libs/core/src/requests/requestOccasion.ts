import type { RequestType } from '@parlour/contract';
import { formatPlainDay, formatTimeOfDay } from '../format/dates.ts';

/** When, for how many and where something takes place that a member asks for. */
export interface RequestOccasion {
  /** `YYYY-MM-DD`, the first day. Null where the request names none. */
  readonly date: string | null;
  /** `HH:MM`. Null where the request names none. */
  readonly time: string | null;
  /** `YYYY-MM-DD`, the last day. Null where it is the first. */
  readonly endDate: string | null;
  /** For how many, in words: `4 guests`. Null where the request names none. */
  readonly party: string | null;
  /** Where: a vendor's name, or where a car waits. Null where the request names none. */
  readonly place: string | null;
}

/** The names of a request's fields that say when, for how many and where. */
interface OccasionFields {
  readonly date?: string;
  readonly time?: string;
  readonly endDate?: string;
  readonly count?: readonly [field: string, one: string];
  readonly place?: string;
}

const occasionFields = {
  Hotel: { date: 'arrivalDate', endDate: 'departureDate', count: ['numberOfGuests', 'guest'] },
  Dining: { date: 'diningDate', time: 'diningTime', count: ['diningGuests', 'guest'] },
  Car: {
    date: 'pickupDate',
    time: 'pickupTime',
    count: ['numberOfPassengers', 'passenger'],
    place: 'pickupLocation',
  },
  Tickets: { date: 'eventDate', count: ['numberOfTickets', 'ticket'] },
  Gift: { date: 'deliveryDate' },
  Flower: { date: 'flowerDeliveryDate' },
  Beauty: { date: 'beautyDate', time: 'beautyTime' },
  Other: {},
} as const satisfies Record<RequestType, OccasionFields>;
// A request that a newer server stored has a type that is unknown here.
const fieldsByType: ReadonlyMap<string, OccasionFields> = new Map(Object.entries(occasionFields));

/**
 * Returns when, for how many and where a request is for (core/requests-39).
 *
 * @param knownPlace where it is unless it names another place, such as a vendor's name; null for nowhere.
 */
export function requestOccasion(
  request: { readonly requestType: string },
  knownPlace: string | null,
): RequestOccasion {
  const fields = fieldsByType.get(request.requestType) ?? {};
  const values: Readonly<Record<string, unknown>> = request;
  const valueOf = (name: string | undefined) => {
    const value = name === undefined ? undefined : values[name];
    return typeof value === 'string' || typeof value === 'number'
      ? `${value}`.trim() || null
      : null;
  };
  const [countField, one] = fields.count ?? [];
  const count = valueOf(countField);
  const date = valueOf(fields.date);
  const endDate = valueOf(fields.endDate);
  return {
    date,
    time: valueOf(fields.time),
    endDate: endDate === date ? null : endDate,
    party: count === null ? null : `${count} ${one}${count === '1' ? '' : 's'}`,
    place: valueOf(fields.place) ?? knownPlace,
  };
}

const MILLISECONDS_PER_HOUR = 3_600_000;

/**
 * Returns how long something takes where nobody says, in milliseconds: a dinner two hours, all others one (core/requests-38).
 */
export function usualLength(requestType: string): number {
  return (requestType === 'Dining' ? 2 : 1) * MILLISECONDS_PER_HOUR;
}

/** Returns when something usually ends that begins on a day at a time (core/requests-38). */
export function usualEnd(
  requestType: string,
  { date, time }: { readonly date: string; readonly time: string },
): { readonly endDate: string | null; readonly endTime: string } {
  const start = Date.parse(`${date}T${time}Z`);
  const end = new Date(start + usualLength(requestType)).toISOString();
  const endDate = end.slice(0, date.length);
  return { endDate: endDate === date ? null : endDate, endTime: end.slice(11, 16) };
}

/** Formats a day with its weekday, and with its year unless it is that of `today`: `Friday, December 12`. */
function dayInWords(day: string, today: string): string {
  const isThisYear = day.slice(0, 4) === today.slice(0, 4);
  return formatPlainDay(day, {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    ...(!isThisYear && { year: 'numeric' }),
  });
}

/**
 * Formats when something takes place: `Friday, December 12, 8:00 PM`, or `Friday, December 12 to Monday, December 15`.
 * Empty without a day.
 *
 * @param today the viewer's day, `YYYY-MM-DD`, whose year is left out
 */
export function formatOccasionDay(
  { date, time, endDate }: Pick<RequestOccasion, 'date' | 'time' | 'endDate'>,
  today: string,
): string {
  if (date === null) return '';
  return [
    dayInWords(date, today),
    ...(time === null ? [] : [`, ${formatTimeOfDay(time)}`]),
    ...(endDate === null || endDate === date ? [] : [` to ${dayInWords(endDate, today)}`]),
  ].join('');
}

/**
 * Formats an occasion in one line (core/requests-39): `Friday, December 12, 8:00 PM, 4 guests at Harrow and Quill`. Empty
 * where nothing of it is known.
 *
 * @param today the viewer's day, `YYYY-MM-DD`, whose year is left out
 */
export function formatOccasion(occasion: RequestOccasion, today: string): string {
  const { party, place } = occasion;
  const known = [formatOccasionDay(occasion, today), party ?? ''].filter((text) => text !== '');
  if (place === null) return known.join(', ');
  return known.length === 0 ? place : `${known.join(', ')} at ${place}`;
}
