import type { Agenda, AgendaEntry } from '@parlour/contract/staff';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { agendaDays, agendaWindow, stepAgenda } from './agenda.ts';

test.each([
  ['2030-03-10', 'day', '2030-03-10', '2030-03-10'],
  ['2030-03-10', 'week', '2030-03-04', '2030-03-10'],
  ['2030-03-11', 'week', '2030-03-11', '2030-03-17'],
  ['2028-02-29', 'month', '2028-02-01', '2028-02-29'],
  ['2030-12-31', 'month', '2030-12-01', '2030-12-31'],
  ['9999-12-31', 'week', '9999-12-27', '9999-12-31'],
  ['9999-12-31', 'month', '9999-12-01', '9999-12-31'],
] as const)('core/staff-17: the %s is in the %s from %s to %s', (day, span, from, until) => {
  expect(agendaWindow(day, span)).toEqual({ from, until });
});

test('core/staff-17: a step leads to the next days, and a step back to where it began', () => {
  expect(stepAgenda('2030-03-31', 'day', 1)).toBe('2030-04-01');
  expect(stepAgenda('2030-03-10', 'week', -1)).toBe('2030-02-25');
  expect(stepAgenda('2030-01-31', 'month', 1)).toBe('2030-02-01');
  expect(stepAgenda('2030-01-31', 'month', -1)).toBe('2029-12-01');
  const day = fc
    .date({ min: new Date('1901-01-01'), max: new Date('9990-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  fc.assert(
    fc.property(day, fc.constantFrom('day', 'week', 'month'), (start, span) => {
      const { from, until } = agendaWindow(start, span);
      const next = stepAgenda(start, span, 1);
      expect(from <= start && start <= until && until < next).toBe(true);
      expect(stepAgenda(next, span, -1)).toBe(from);
    }),
  );
});

const entryOf = (id: string, part: Partial<AgendaEntry>): AgendaEntry => ({
  kind: 'request',
  id,
  reference: id,
  type: 'Dining',
  title: id,
  status: 'confirmed',
  isConfirmed: true,
  member: { id: 'm', name: 'M' },
  assignee: null,
  party: null,
  place: null,
  date: '2030-03-06',
  time: null,
  endDate: null,
  local: null,
  ...part,
});
const agendaOf = (...entries: AgendaEntry[]): Agenda => ({
  from: '2030-03-04',
  until: '2030-03-10',
  today: '2030-03-05',
  timeZone: 'UTC',
  entries,
  isCut: false,
});
const shown = (agenda: Agenda) =>
  agendaDays(agenda).map(({ day, lines }) => [
    day,
    ...lines.map(({ entry, part }) => `${entry.id} ${part}`),
  ]);

test('core/staff-18: a day has its whole days first, then what begins by the hour', () => {
  expect(
    shown(
      agendaOf(
        entryOf('late', { time: '20:30' }),
        entryOf('early', { time: '09:00' }),
        entryOf('flowers', {}),
      ),
    ),
  ).toEqual([['2030-03-06', 'flowers whole', 'early whole', 'late whole']]);
});

test('core/staff-18: what takes several days is on its first and last one, and on the first one of the agenda', () => {
  expect(
    shown(
      agendaOf(
        entryOf('stay', { endDate: '2030-03-08', time: '15:00' }),
        entryOf('before', { date: '2030-03-01', endDate: '2030-03-05' }),
        entryOf('after', { date: '2030-03-08', endDate: '2030-03-20' }),
        entryOf('all', { date: '2030-01-01', endDate: '2030-12-31' }),
        entryOf('broken', { endDate: '2030-03-01' }),
      ),
    ),
  ).toEqual([
    ['2030-03-04', 'before runs', 'all runs'],
    ['2030-03-05', 'before ends'],
    ['2030-03-06', 'broken whole', 'stay begins'],
    ['2030-03-08', 'stay ends', 'after begins'],
  ]);
});
