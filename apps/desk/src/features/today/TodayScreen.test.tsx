import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { agenda, fullAgenda, weekAgenda } from '../../testing/agenda.ts';
import { fakeDesk, type FakeHandlers, rejection } from '../../testing/fakeDesk.ts';
import { administrator, editor } from '../../testing/people.ts';
import { renderDesk } from '../../testing/renderDesk.tsx';
import { parseChoice } from './todayChoice.ts';

async function openToday(path = '/today?day=2030-02-01', handlers: FakeHandlers = {}) {
  const desk = fakeDesk({ readAgenda: () => agenda, ...handlers });
  const rendered = renderDesk(path);
  await screen.findByRole('heading', { level: 1, name: /2030/ });
  const query = () => {
    const last = desk.received.findLast(({ name }) => name === 'readAgenda');
    return Object.fromEntries(last?.url.searchParams ?? []);
  };
  return { ...rendered, desk, query, search: () => rendered.router.state.location.search };
}

const cellsOf = (row: HTMLElement | undefined) => [
  within(row!).getByRole('rowheader').textContent,
  ...within(row!)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent),
];

test('desk/today-1, desk/today-2, desk/today-3: a day has whole days first, then each hour, and says what is not confirmed', async () => {
  await openToday();
  expect(screen.getByText(/^3 confirmed, 2 unconfirmed, 1 arrival\./)).toBeDefined();
  const [, stay, flowers, car, tasting, dinner] = screen.getAllByRole('row');
  expect(cellsOf(stay)[0]).toBe('All day Three nights by the lakeArrival, until Feb 4');
  expect(cellsOf(flowers)).toEqual([
    'All day White peonies',
    'Flower Delivery',
    '–',
    '–',
    'No name',
    'Nobody',
    'UnconfirmedWaiting for the vendor',
  ]);
  expect(cellsOf(car)[0]).toBe('9:15 AM To the airport');
  expect(cellsOf(tasting)[0]).toBe(
    '6:00 PM A tasting with the cellar master2:00 AM on Feb 2 in Tokyo',
  );
  expect(cellsOf(dinner)).toEqual([
    '8:00 PM A table for our anniversary',
    'Dining Reservation',
    'Osteria del Lago',
    '2 guests',
    'Grace Okafor',
    'Theo Lindqvist',
    'Confirmed',
  ]);
  expect(screen.getByRole('columnheader', { name: 'Colleague' })).toBeDefined();
  expect(screen.getByLabelText('Colleague')).toBeDefined();
});

test('desk/today-4: a row leads to its request, and a registration to its member', async () => {
  await openToday();
  const hrefOf = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');
  expect(hrefOf(/anniversary/)).toBe('/desk/requests/r1');
  expect(hrefOf(/tasting/)).toBe('/desk/members/m1');
});

test('desk/today-1: a week has its days, with what began before on the first one', async () => {
  await openToday('/today?day=2030-02-01&span=week', { readAgenda: () => weekAgenda });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain(
    'January 28 to February 3, 2030',
  );
  expect(
    screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent),
  ).toEqual([
    'Monday, January 28',
    'Wednesday, January 30',
    'Friday, February 1',
    'Sunday, February 3',
  ]);
  expect(screen.getByText('Jan 20 to Jan 30')).toBeDefined();
  expect(screen.getByText('Last day')).toBeDefined();
});

test('desk/today-1: the choice is in the URL, and the call has it', async () => {
  const { user, query, search } = await openToday();
  expect(query()).toEqual({ day: '2030-02-01', span: 'day' });
  await user.click(screen.getByRole('button', { name: 'Unconfirmed' }));
  await waitFor(() => expect(query()).toMatchObject({ only: 'unconfirmed' }));
  await user.click(screen.getByRole('button', { name: 'Week' }));
  await waitFor(() => expect(query()).toMatchObject({ span: 'week', only: 'unconfirmed' }));
  expect(search()).toBe('?span=week&day=2030-02-01&only=unconfirmed');
});

test('desk/today-1: an unknown choice counts as none', () => {
  const parse = (query: string) => parseChoice(new URLSearchParams(query));
  expect(parse('day=2030-02-30&span=year&type=Boat&only=maybe')).toEqual({
    day: '',
    span: 'day',
    type: '',
    who: '',
    only: '',
  });
  for (const day of ['1899-12-31', '0001-01-01', 'tomorrow', '2030-2-1']) {
    expect(parse(`day=${day}`).day).toBe('');
  }
  expect(parse('day=2028-02-29&span=month&type=Event&who=nobody&only=confirmed')).toEqual({
    day: '2028-02-29',
    span: 'month',
    type: 'Event',
    who: 'nobody',
    only: 'confirmed',
  });
});

const shownDay = () => screen.getByLabelText<HTMLInputElement>('Day').value;

test('desk/today-1: a day is typed part by part, and only a whole one is gone to', async () => {
  const { search } = await openToday();
  const field = screen.getByLabelText<HTMLInputElement>('Day');
  fireEvent.change(field, { target: { value: '0203-02-04' } });
  expect([field.value, search()]).toEqual(['0203-02-04', '?day=2030-02-01']);
  fireEvent.change(field, { target: { value: '2031-02-04' } });
  await waitFor(() => expect(shownDay()).toBe('2031-02-04'));
  await waitFor(() => expect(search()).toBe('?day=2031-02-04'));
});

test('desk/today-4: the keys go to the next and previous day, to today and from row to row', async () => {
  const { user, search } = await openToday();
  await user.keyboard('jj');
  expect(document.activeElement?.textContent).toContain('White peonies');
  await user.keyboard('k');
  expect(document.activeElement?.textContent).toContain('Three nights by the lake');
  await user.keyboard('{ArrowRight}');
  await waitFor(() => expect(shownDay()).toBe('2030-02-02'));
  expect(search()).toBe('?day=2030-02-02');
  await user.keyboard('{ArrowLeft}');
  await waitFor(() => expect(shownDay()).toBe('2030-02-01'));
  expect(search()).toBe('?day=2030-02-01');
  await user.keyboard('{ArrowLeft}');
  await waitFor(() => expect(search()).toBe('?day=2030-01-31'));
  await user.keyboard('t');
  await waitFor(() => expect(search()).toBe(''));
});

test('desk/today-5: the page is printed by its button', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  const { user } = await openToday();
  await user.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
});

test('desk/today-1: an empty day says so, and that filters may hide something', async () => {
  const empty = { readAgenda: () => ({ ...agenda, entries: [] }) };
  await openToday('/today?day=2030-02-01&type=Car', empty);
  expect(screen.getByText('Nothing takes place.')).toBeDefined();
  expect(screen.getByText('Other filters may show more.')).toBeDefined();
});

test('desk/today-1: 300 rows are all there, and what does not fit is said', async () => {
  await openToday('/today?day=2030-02-01', { readAgenda: () => ({ ...fullAgenda, isCut: true }) });
  expect(screen.getAllByRole('row')).toHaveLength(301);
  expect(screen.getByText(/There is more than fits here/)).toBeDefined();
});

test('desk/today-1: an agenda that cannot be loaded says so', async () => {
  fakeDesk({ readAgenda: () => rejection(403, 'Your roles do not allow this.', 'forbidden') });
  renderDesk('/today');
  await screen.findByText('Your roles do not allow this.');
});

test('desk/today-6: an editor has no such page', async () => {
  const desk = fakeDesk({ getMe: () => editor });
  renderDesk('/today');
  await screen.findByRole('heading', { level: 1, name: 'There is nothing for you here.' });
  expect(desk.names()).not.toContain('readAgenda');
});

test('desk/today-7: without a day it asks for today by the club’s clock', async () => {
  vi.useFakeTimers({ now: new Date('2030-02-01T23:30:00Z'), toFake: ['Date'] });
  const me = { ...administrator, clubTimeZone: 'Asia/Tokyo' };
  const { query } = await openToday('/today', { getMe: () => me });
  expect(query()).toEqual({ day: '2030-02-02', span: 'day' });
  vi.useRealTimers();
});
