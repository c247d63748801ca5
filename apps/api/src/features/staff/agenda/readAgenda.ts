import {
  AGENDA_LIMIT,
  type AgendaQuery,
  type SentAgenda,
  type SentAgendaEntry,
} from '@parlour/contract/staff';
import { dayInZone, isBooked, localOfInstant, requestOccasion, wholeDaysOf } from '@parlour/core';
import { nextDay } from '@parlour/core/imports';
import { agendaWindow, type AgendaWindow } from '@parlour/core/staff';
import type { Queries } from '../../../platform/postgres/database.ts';
import { readTogether } from '../../../platform/postgres/readTogether.ts';
import { after, type Clock, DAY } from '../../../platform/process/clock.ts';
import { named } from '../people/present.ts';
import {
  type AgendaEvent,
  type AgendaRequest,
  findEventsBetween,
  findRegistrationsFor,
  findRequests,
} from './repository.ts';

/** Converts a request. Its times have no zone: each is one where it takes place. */
function presentRequest({ request, member, assignee, vendor }: AgendaRequest): SentAgendaEntry[] {
  const { id, reference, requestType, subject, status } = request;
  const isConfirmed = isBooked(request) && request.confirmedDate !== null;
  const wish = requestOccasion({ ...request.details, requestType }, vendor);
  const when = isConfirmed
    ? {
        date: request.confirmedDate,
        time: request.confirmedTime,
        endDate: request.confirmedEndDate,
      }
    : wish;
  const arrangement = (isConfirmed ? request.arrangement : null) ?? {};
  const { party = wish.party, place = wish.place, endTime = null } = arrangement;
  // The condition of the query has none without a day.
  if (when.date === null) return [];
  return [
    {
      kind: 'request',
      id,
      reference,
      type: requestType,
      title: subject,
      status,
      isConfirmed,
      member: named(member),
      assignee: assignee === null ? null : named(assignee),
      party,
      place,
      date: when.date,
      time: when.time,
      endDate: lastDayOf({ ...when, date: when.date, endTime }),
      local: null,
    },
  ];
}

interface Days {
  readonly date: string;
  readonly time: string | null;
  readonly endDate: string | null;
  readonly endTime: string | null;
}

/** Returns the last day of a request, or null where it is the first. A dinner that ends after midnight ends with its evening. */
function lastDayOf({ date, time, endDate, endTime }: Days): string | null {
  if (endDate === null || endDate <= date) return null;
  const isOneNight = time !== null && endTime !== null && endTime <= time;
  return isOneNight && endDate === nextDay(date) ? null : endDate;
}

type When = Pick<SentAgendaEntry, 'date' | 'time' | 'endDate' | 'local'>;

/** Returns when an event is, by the club's clock. One that lasts less than a day belongs to the day when it begins. */
function whenOf({ startDate, endDate, timeZone }: AgendaEvent, clubZone: string): When {
  const [start, end] = [startDate.toISOString(), endDate?.toISOString() ?? null];
  const days = wholeDaysOf(start, end, timeZone);
  if (days !== null) {
    const { first, last } = days;
    return { date: first, time: null, endDate: last === first ? null : last, local: null };
  }
  const { date, time } = localOfInstant(start, clubZone);
  const isLong = endDate !== null && endDate.getTime() - startDate.getTime() >= DAY;
  // An end at midnight is that of the day before.
  const last = isLong ? localOfInstant(after(endDate, -1).toISOString(), clubZone).date : date;
  return {
    date,
    time,
    endDate: last > date ? last : null,
    local: { ...localOfInstant(start, timeZone), timeZone },
  };
}

const isWithin = ({ date, endDate }: When, { from, until }: AgendaWindow) =>
  date <= until && (endDate ?? date) >= from;

/** Returns the registrations for the events of some days. */
async function findRegistered(queries: Queries, window: AgendaWindow, clubZone: string) {
  // A day more on either side: a day of the club is not one of UTC, nor is a whole day elsewhere one of the club.
  const events = await findEventsBetween(
    queries,
    after(new Date(`${window.from}T00:00:00Z`), -2 * DAY),
    after(new Date(`${window.until}T00:00:00Z`), 2 * DAY),
  );
  const within = new Map(
    events
      .map((event) => ({ event, when: whenOf(event, clubZone) }))
      .filter(({ when }) => isWithin(when, window))
      .map((found) => [found.event.id, found] as const),
  );
  if (within.size === 0) return [];
  const rows = await findRegistrationsFor(queries, [...within.keys()], AGENDA_LIMIT + 1);
  return rows.flatMap(({ eventId, confirmationNumber, member }): SentAgendaEntry[] => {
    const found = within.get(eventId);
    if (found === undefined) return [];
    return [
      {
        kind: 'registration',
        id: confirmationNumber,
        reference: confirmationNumber,
        type: 'Event',
        title: found.event.title,
        status: null,
        isConfirmed: true,
        member: named(member),
        assignee: null,
        party: null,
        place: found.event.location,
        ...found.when,
      },
    ];
  });
}

const keyOf = ({ date, time, id }: SentAgendaEntry) => `${date} ${time ?? ''} ${id}`;

/**
 * Returns what takes place in the days of a query, and what is wished for them.
 *
 * @param timeZone the club's, an IANA name.
 */
export async function readAgenda(
  queries: Queries,
  { day, span, type, assignee, only }: AgendaQuery,
  { timeZone, clock }: { readonly timeZone: string; readonly clock: Clock },
): Promise<SentAgenda> {
  const today = dayInZone(clock.now(), timeZone);
  const window = agendaWindow(day ?? today, span);
  const limit = AGENDA_LIMIT + 1;
  const filter = { type: type === 'Event' ? undefined : type, assignee, only };
  const hasRequests = type !== 'Event';
  const hasRegistrations =
    (type === undefined || type === 'Event') && assignee === undefined && only !== 'unconfirmed';
  const [found, registered] = await readTogether(queries, [
    async () => (hasRequests ? findRequests(queries, window, filter, limit) : []),
    async () => (hasRegistrations ? findRegistered(queries, window, timeZone) : []),
  ]);
  const requests = found.flatMap(presentRequest);
  const entries = [...requests.filter((entry) => isWithin(entry, window)), ...registered]
    .map((entry) => ({ entry, key: keyOf(entry) }))
    .toSorted((one, other) => (one.key < other.key ? -1 : 1))
    .map(({ entry }) => entry);
  return {
    ...window,
    today,
    timeZone,
    entries: entries.slice(0, AGENDA_LIMIT),
    isCut: entries.length > AGENDA_LIMIT,
  };
}
