import type { Agenda, AgendaEntry, AgendaSpan } from '@parlour/contract/staff';

const DAY = 86_400_000;
const LAST_DAY = '9999-12-31';

/** The day some days after another one. Days beyond four digits of a year are the last one. */
function dayAfter(day: string, days: number): string {
  const time = Date.parse(`${day}T00:00:00Z`) + days * DAY;
  return time > Date.parse(LAST_DAY) ? LAST_DAY : new Date(time).toISOString().slice(0, 10);
}

/** The first day of the month some months after that of a day. */
function monthAfter(day: string, months: number): string {
  const [year = 1970, month = 1] = day.split('-').map(Number);
  const time = Date.UTC(year, month - 1 + months, 1);
  return time > Date.parse(LAST_DAY) ? '9999-12-01' : new Date(time).toISOString().slice(0, 10);
}

/** Some days, `YYYY-MM-DD`, both within. */
export interface AgendaWindow {
  readonly from: string;
  readonly until: string;
}

/** Returns the days of an agenda that a day is in: itself, its week from Monday on, or its month (core/staff-17). */
export function agendaWindow(day: string, span: AgendaSpan): AgendaWindow {
  if (span === 'day') return { from: day, until: day };
  if (span === 'week') {
    const weekday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
    const from = dayAfter(day, -weekday);
    return { from, until: dayAfter(from, 6) };
  }
  const next = monthAfter(day, 1);
  const from = monthAfter(day, 0);
  return { from, until: next === from ? LAST_DAY : dayAfter(next, -1) };
}

/** Returns the first day of the agenda before or after the one that a day is in (core/staff-17). */
export function stepAgenda(day: string, span: AgendaSpan, step: 1 | -1): string {
  if (span === 'day') return dayAfter(day, step);
  const { from } = agendaWindow(day, span);
  return span === 'week' ? dayAfter(from, 7 * step) : monthAfter(from, step);
}

/** Which part of something is on a day. `whole` is all of it, `runs` neither its first nor its last day. */
export type AgendaPart = 'whole' | 'begins' | 'runs' | 'ends';

/** Something that takes place on a day. */
export interface AgendaLine {
  readonly entry: AgendaEntry;
  readonly part: AgendaPart;
}

/** What takes place on one day. */
export interface AgendaDay {
  /** `YYYY-MM-DD`. */
  readonly day: string;
  /** Whole days and what runs first, then by the hour. Never empty. */
  readonly lines: readonly AgendaLine[];
}

function partOn(day: string, { date, endDate }: AgendaEntry): AgendaPart {
  if (endDate === null || endDate <= date) return 'whole';
  if (day === date) return 'begins';
  return day === endDate ? 'ends' : 'runs';
}

/** The time of a line on its day. What began before has none. */
const timeOn = ({ entry, part }: AgendaLine) =>
  part === 'whole' || part === 'begins' ? (entry.time ?? '') : '';

/**
 * Returns the days of an agenda that have something (core/staff-18). What takes several days is on its first and its last one, and
 * on the first one of the agenda where it began before.
 */
export function agendaDays({ from, until, entries }: Agenda): readonly AgendaDay[] {
  const days = new Map<string, AgendaLine[]>();
  for (const entry of entries) {
    const first = entry.date < from ? from : entry.date;
    const last = entry.endDate ?? entry.date;
    for (const day of last > first && last <= until ? [first, last] : [first]) {
      const lines = days.get(day) ?? [];
      lines.push({ entry, part: partOn(day, entry) });
      days.set(day, lines);
    }
  }
  return [...days]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([day, lines]) => ({
      day,
      lines: lines.toSorted((one, other) => timeOn(one).localeCompare(timeOn(other))),
    }));
}
