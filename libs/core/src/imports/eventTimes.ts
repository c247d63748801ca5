import type { DateOrder } from './dates.ts';
import { readDate } from './dates.ts';
import { nextDay, splitTime } from './dateTimes.ts';

type Cells = Readonly<Record<string, string>>;

const MIDNIGHT = '00:00';
/** The midnight at the end of a day. */
const DAY_END = '24:00';

/**
 * Completes the begin and the end of a row of another system, whose days may have no time, or that says that it takes whole
 * days (core/imports-13). Cells with a zone of their own stay as they are.
 *
 * @param isForeign - whether another system wrote the row. Without a time it then takes whole days.
 */
export function completeTimes(
  cells: Cells,
  orders: Readonly<Record<string, DateOrder>>,
  { isAllDay, isForeign }: { readonly isAllDay: boolean; readonly isForeign: boolean },
): Cells {
  const { startDate, endDate } = cells;
  if (startDate === undefined || !(isAllDay || isForeign)) return cells;
  const order = orders['startDate'] ?? 'unknown';
  const start = splitTime(startDate, order);
  const end = splitTime(endDate ?? '', orders['endDate'] ?? 'unknown');
  // What can't be read as a day stays as it is, and is refused as it is.
  const firstDay = readDate(start.day, order) ?? start.day;
  if (start.day === '') return cells;
  const lastDay =
    end.day === '' ? firstDay : (readDate(end.day, orders['endDate'] ?? 'unknown') ?? end.day);
  const written = (day: string, clock: string) => `${day} ${clock}`;
  if (isAllDay || (start.clock === '' && end.clock === '')) {
    const endsAtMidnight = end.clock === MIDNIGHT && lastDay !== firstDay;
    const isUnread = end.day === '' && end.clock === '' && (endDate ?? '').trim() !== '';
    return {
      ...cells,
      startDate: written(firstDay, MIDNIGHT),
      ...(isUnread ? {} : { endDate: written(lastDay, endsAtMidnight ? MIDNIGHT : DAY_END) }),
    };
  }
  const startWhole = { ...cells, startDate: written(firstDay, start.clock || MIDNIGHT) };
  if (endDate === undefined || (end.day === '' && end.clock === '')) return startWhole;
  if (end.clock === '') {
    // Nobody knows when on its day it ends.
    return {
      ...startWhole,
      endDate: lastDay === firstDay ? '' : written(lastDay, DAY_END),
    };
  }
  // An end without a day that is earlier than the begin is in the night after it.
  const isInNight = end.day === '' && end.clock < start.clock;
  return { ...startWhole, endDate: written(isInNight ? nextDay(lastDay) : lastDay, end.clock) };
}
