import { requestTypes } from '@parlour/contract';
import type { HouseQuery, OpenCount, SentHouse, SentHouseType } from '@parlour/contract/staff';
import { dayInZone, instantOfLocal } from '@parlour/core';
import { agendaWindow, stepAgenda } from '@parlour/core/staff';
import type { Queries } from '../../../platform/postgres/database.ts';
import { readTogether } from '../../../platform/postgres/readTogether.ts';
import type { Clock } from '../../../platform/process/clock.ts';
import { named } from '../../staff/people/present.ts';
import { presentDeskRequest } from '../desk/readDesk.ts';
import { figuresOf } from './figures.ts';
import { countOpen, findLongestWaiting, findWorked } from './repository.ts';

const WAITING_LIMIT = 10;

/** The Mondays of some weeks, the last one that of a day. */
function weeksUntil(day: string, count: number): readonly string[] {
  let { from } = agendaWindow(day, 'week');
  const weeks = [from];
  while (weeks.length < count) {
    from = stepAgenda(from, 'week', -1);
    weeks.unshift(from);
  }
  return weeks;
}

/** The first instant of a day. Where its midnight is skipped it is that of an hour later, and no request came between. */
function startOf(day: string, timeZone: string): Date {
  const found = instantOfLocal(day, '00:00', timeZone);
  if (found.kind === 'one') return new Date(found.instant);
  if (found.kind === 'twice') return new Date(found.first);
  const later = instantOfLocal(day, '01:00', timeZone);
  return new Date(later.kind === 'one' ? later.instant : `${day}T00:00:00Z`);
}

const statusNames = {
  received: 'received',
  in_progress: 'inProgress',
  awaiting_vendor: 'awaitingVendor',
  awaiting_member: 'awaitingMember',
  confirmed: 'confirmed',
} as const;
const isOpenStatus = (status: string): status is keyof typeof statusNames =>
  Object.hasOwn(statusNames, status);

/** Converts counts to one row for each who has requests, nobody first. */
function presentOpen(counts: Awaited<ReturnType<typeof countOpen>>): OpenCount[] {
  const byPerson = Map.groupBy(counts, ({ assignee }) => assignee?.id ?? null);
  return [...byPerson.values()]
    .map((found) => {
      const person = found[0]?.assignee ?? null;
      const open = {
        received: 0,
        inProgress: 0,
        awaitingVendor: 0,
        awaitingMember: 0,
        confirmed: 0,
      };
      for (const { status, count } of found) {
        if (isOpenStatus(status)) open[statusNames[status]] += count;
      }
      const assignee = person === null ? null : named(person);
      return { assignee, ...open };
    })
    .toSorted((one, other) => {
      if (one.assignee === null || other.assignee === null) return one.assignee === null ? -1 : 1;
      return one.assignee.name.localeCompare(other.assignee.name);
    });
}

/**
 * Returns how the house works on its requests.
 *
 * @param timeZone the club's, an IANA name.
 */
export async function readHouse(
  queries: Queries,
  query: HouseQuery,
  { timeZone, clock }: { readonly timeZone: string; readonly clock: Clock },
): Promise<SentHouse> {
  const now = clock.now();
  const mondays = weeksUntil(dayInZone(now, timeZone), Number(query.weeks));
  const [from = dayInZone(now, timeZone)] = mondays;
  const [open, waiting, worked] = await readTogether(queries, [
    () => countOpen(queries),
    () => findLongestWaiting(queries, now, WAITING_LIMIT),
    () =>
      findWorked(
        queries,
        mondays.map((monday) => startOf(monday, timeZone)),
      ),
  ]);
  const byWeek = Map.groupBy(worked, ({ week }) => week);
  const byType = Map.groupBy(worked, ({ type }) => type);
  const types = requestTypes.flatMap((type): SentHouseType[] => {
    // One that only a newer server knows is in the total alone.
    const found = byType.get(type);
    return found === undefined ? [] : [{ type, ...figuresOf(found) }];
  });
  return {
    from,
    timeZone,
    open: presentOpen(open),
    waiting: waiting.map(presentDeskRequest),
    total: figuresOf(worked),
    weeks: mondays.map((week, index) => ({ week, ...figuresOf(byWeek.get(index) ?? []) })),
    types: types.toSorted(
      (one, other) => other.received - one.received || one.type.localeCompare(other.type),
    ),
  };
}
