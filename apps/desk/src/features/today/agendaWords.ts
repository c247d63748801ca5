import type { Agenda, AgendaEntry, AgendaSpan } from '@parlour/contract/staff';
import { formatPlainDay, formatTimeOfDay, requestTypeLabels } from '@parlour/core';
import type { AgendaLine } from '@parlour/core/staff';

const short = { month: 'short', day: 'numeric' } as const;
const long = { weekday: 'long', month: 'long', day: 'numeric' } as const;

const typeLabels = new Map<string, string>(
  Object.entries({ ...requestTypeLabels, Event: 'Club Event' }),
);

/** Returns what an entry is about, in words. A type that only a newer server knows is told by its name. */
export function typeInWords(type: string): string {
  return typeLabels.get(type) ?? type;
}

/** Returns the days of an agenda in words: `Friday, May 10, 2030`, `May 6 to May 12, 2030` or `May 2030`. */
export function spanInWords({ from, until }: Pick<Agenda, 'from' | 'until'>, span: AgendaSpan) {
  if (span === 'day') return formatPlainDay(from, { ...long, year: 'numeric' });
  if (span === 'month') return formatPlainDay(from, { month: 'long', year: 'numeric' });
  const first = formatPlainDay(from, { month: 'long', day: 'numeric' });
  return `${first} to ${formatPlainDay(until, { month: 'long', day: 'numeric', year: 'numeric' })}`;
}

/** What the present days are called. */
export const presentDays = { day: 'Today', week: 'This Week', month: 'This Month' } as const;

/** Returns a day of a longer agenda in words: `Friday, May 10`. */
export function dayInWords(day: string): string {
  return formatPlainDay(day, long);
}

/** Returns when a line begins on its day: `8:00 PM`, or `All day`. */
export function hourInWords({ entry, part }: AgendaLine): string {
  const hasTime = entry.time !== null && (part === 'whole' || part === 'begins');
  return hasTime && entry.time !== null ? formatTimeOfDay(entry.time) : 'All day';
}

/** Returns the time where something takes place, where it is not the club's: `8:00 AM on May 11 in Tokyo`. */
export function localInWords({ entry, part }: AgendaLine): string | null {
  const { local, date, time } = entry;
  if (local === null || part === 'runs' || part === 'ends') return null;
  if (local.date === date && local.time === time) return null;
  const city = local.timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? local.timeZone;
  const day = local.date === date ? '' : ` on ${formatPlainDay(local.date, short)}`;
  return `${formatTimeOfDay(local.time)}${day} in ${city}`;
}

const stays = { whole: null, begins: 'Arrival', runs: 'In house', ends: 'Departure' } as const;

/** Returns which part of several days is on a day: `Arrival`, `until May 12`, `May 9 to May 12`, `Last day`. */
export function partInWords({ entry, part }: AgendaLine): string | null {
  const { endDate, date } = entry;
  if (part === 'whole' || endDate === null) return null;
  const end = formatPlainDay(endDate, short);
  if (entry.type === 'Hotel') return part === 'begins' ? `Arrival, until ${end}` : stays[part];
  if (part === 'begins') return `until ${end}`;
  return part === 'ends' ? 'Last day' : `${formatPlainDay(date, short)} to ${end}`;
}

const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;
const isArrival = ({ type, date }: AgendaEntry, { from, until }: Agenda) =>
  type === 'Hotel' && date >= from && date <= until;

/** Sums an agenda up: `9 confirmed, 2 unconfirmed, 1 arrival`. */
export function sumInWords(agenda: Agenda): string {
  const { entries } = agenda;
  const confirmed = entries.filter(({ isConfirmed }) => isConfirmed).length;
  const arrivals = entries.filter((entry) => isArrival(entry, agenda)).length;
  return [
    `${confirmed} confirmed`,
    `${entries.length - confirmed} unconfirmed`,
    ...(arrivals === 0 ? [] : [counted(arrivals, 'arrival')]),
  ].join(', ');
}
