import {
  eventCity,
  eventDayParts,
  eventMonths,
  openingOf,
  formatEventTime,
  isThisWeek,
  splitPastAndUpcoming,
} from '@parlour/core';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { club, eventList, registrationOf } from '../../../testing/club.ts';
import { fakeApi, neverResponds, rejection } from '../../../testing/fakeApi.ts';
import { renderApp } from '../../../testing/renderApp.tsx';
import { NOW } from '../../../testing/today.ts';

const { upcoming, past } = splitPastAndUpcoming(club.events, NOW);
const music = splitPastAndUpcoming(
  club.events.filter(({ category }) => category === 'Music'),
  NOW,
);
const titlesIn = (element: HTMLElement) =>
  within(element)
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);
const ofMusic = [...music.upcoming, ...music.past].map(({ title }) => title);
const shownTitles = () => titlesIn(screen.getByRole('main'));
const entryOf = (title: string) => screen.getByRole('link', { name: title }).closest('li')!;

test('web/events/list-1, web/events/list-8: events are under their month, the next one first, and past ones below', async () => {
  fakeApi();
  renderApp('/events');
  const [next] = eventMonths(club.events, NOW);
  const section = await screen.findByRole('region', { name: next!.title });
  expect(titlesIn(section)).toEqual(next!.events.map(({ title }) => title));
  expect(titlesIn(screen.getByRole('main'))).toEqual(
    [...upcoming, ...past].map(({ title }) => title),
  );
  screen.getByText(`${upcoming.length} events to come`);
  screen.getByText(`${past.length} past events`);
});

test('web/events/list-8, web/events/list-10: grouped by category, what is over is below what is to come', async () => {
  fakeApi();
  const { router, user } = renderApp('/events');
  const groupings = await screen.findByRole('group', { name: 'Group by' });
  await user.click(within(groupings).getByRole('button', { name: 'Category' }));
  const section = await screen.findByRole('region', { name: 'Music' });
  expect(titlesIn(section)).toEqual([...music.upcoming, ...music.past].map(({ title }) => title));
  expect(router.state.location.search).toBe('?group=category');
  await user.click(within(groupings).getByRole('button', { name: 'Month' }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

test('web/events/list-10: an opened URL restores the grouping', async () => {
  fakeApi();
  renderApp('/events?group=category&category=Music');
  const choice = await screen.findByRole('button', { name: 'Category' });
  expect(choice.getAttribute('aria-pressed')).toBe('true');
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1);
});

test('web/events/list-1: one event to come is counted as one, and none as none', async () => {
  fakeApi({
    listEvents: () => ({
      ...eventList,
      events: [
        { ...upcoming[0]!, category: 'Music' },
        { ...past[0]!, category: 'Talks' },
      ],
    }),
  });
  const { user } = renderApp('/events');
  await screen.findByText('1 event to come');
  await user.click(screen.getByRole('button', { name: 'Talks' }));
  await screen.findByText('No events to come');
  screen.getByText('1 past event');
});

test('web/events/list-2: the filter keeps its choice in the URL', async () => {
  fakeApi();
  const { router, user } = renderApp('/events');
  const filter = await screen.findByRole('group', { name: 'Category' });
  await user.click(within(filter).getByRole('button', { name: 'Music' }));
  await waitFor(() => expect(shownTitles()).toEqual(ofMusic));
  expect(router.state.location.search).toBe('?category=Music');
  screen.getByText(`${music.upcoming.length} events to come`);
  await user.click(within(filter).getByRole('button', { name: 'All' }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

test('web/events/list-6: the dashboard’s week leads to its events alone, and from there to all', async () => {
  fakeApi();
  const { router, user } = renderApp('/events?when=week');
  const ofWeek = upcoming.filter((event) => isThisWeek(event, NOW));
  expect(ofWeek.length).toBeGreaterThan(1);
  expect(ofWeek.length).toBeLessThan(upcoming.length);
  await screen.findByText(`${ofWeek.length} events in the next seven days`);
  expect(shownTitles()).toEqual(ofWeek.map(({ title }) => title));
  await user.click(screen.getByRole('button', { name: 'Clear Filters' }));
  await screen.findByText(`${upcoming.length} events to come`);
  expect(router.state.location.search).toBe('');
});

test('web/events/list-7: the month is in its heading, and beside the day where the heading is another', async () => {
  fakeApi();
  const { user } = renderApp('/events');
  const [next] = eventMonths(club.events, NOW);
  const { startDate, timeZone, title } = next!.events[0]!;
  const { month, day } = eventDayParts(startDate, timeZone)!;
  await screen.findByRole('region', { name: next!.title });
  const time = () => entryOf(title).querySelector('time')?.textContent;
  expect(time()).toMatch(new RegExp(` ${day}$`));
  await user.click(screen.getByRole('button', { name: 'Category' }));
  await waitFor(() => expect(time()).toContain(` ${day} ${month} 20`));
});

test('web/events/list-5: a row says why in a sentence, and its category where no heading says it', async () => {
  fakeApi();
  const { user } = renderApp('/events');
  const { title, description, category, location } = eventMonths(club.events, NOW)[0]!.events[0]!;
  await screen.findByRole('link', { name: title });
  within(entryOf(title)).getByText(openingOf(description)!);
  within(entryOf(title)).getByText(`${category} · ${location}`);
  await user.click(screen.getByRole('button', { name: 'Category' }));
  await waitFor(() => within(entryOf(title)).getByText(location!));
  expect(within(entryOf(past[0]!.title)).queryByText(openingOf(past[0]!.description)!)).toBeNull();
});

test('web/events/list-2: an opened URL restores the choice', async () => {
  fakeApi();
  renderApp('/events?category=Music');
  const choice = await screen.findByRole('button', { name: 'Music' });
  expect(choice.getAttribute('aria-pressed')).toBe('true');
  expect(shownTitles()).toEqual(ofMusic);
});

test('web/events/list-2, web/events/list-11: category and city combine, and the number says what is left', async () => {
  fakeApi();
  const { router, user } = renderApp('/events?category=Music');
  const cities = await screen.findByRole('group', { name: 'City' });
  await user.click(within(cities).getByRole('button', { name: 'London' }));
  const both = music.upcoming.filter((event) => eventCity(event) === 'London');
  expect(both).toHaveLength(1);
  await waitFor(() => expect(shownTitles()).toEqual(both.map(({ title }) => title)));
  expect(router.state.location.search).toBe('?category=Music&city=London');
  expect(screen.getByText('1 event to come').closest('[role=status]')).not.toBeNull();
  await user.click(screen.getByRole('button', { name: 'Clear Filters' }));
  await screen.findByText(`${upcoming.length} events to come`);
  expect(router.state.location.search).toBe('');
  expect(screen.queryByRole('button', { name: 'Clear Filters' })).toBeNull();
});

test('web/events/list-2: going back to the list restores both filters', async () => {
  fakeApi();
  const { router, user } = renderApp('/events?category=Music&city=London&group=category');
  const region = await screen.findByRole('region', { name: 'Music' });
  await user.click(within(region).getByRole('link'));
  await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/events\/./));
  await router.navigate(-1);
  const choice = await screen.findByRole('button', { name: 'London' });
  expect(choice.getAttribute('aria-pressed')).toBe('true');
  await screen.findByText('1 event to come');
});

test('web/events/list-3: a choice without events says so, and leads back to all', async () => {
  fakeApi();
  const { user } = renderApp('/events?category=Sailing');
  const title = await screen.findByText('No events found');
  expect(title.closest('[role=status]')).not.toBeNull();
  await user.click(screen.getByRole('button', { name: 'Clear Filters' }));
  await screen.findByText(`${upcoming.length} events to come`);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'All' }));
});

test('web/events/list-3, core/format-18: a club without events says so', async () => {
  fakeApi({ listEvents: () => ({ ...eventList, events: [] }) });
  renderApp('/events');
  await screen.findByText('No events found');
  expect(screen.queryByRole('group', { name: 'Category' })).toBeNull();
});

test('web/events/list-4: loading is said', async () => {
  fakeApi({ listEvents: neverResponds });
  renderApp('/events');
  await screen.findByText('Loading events');
});

test('web/events/list-4: a failure is shown with a way to try again', async () => {
  let isDown = true;
  fakeApi({
    listEvents: () => (isDown ? rejection(400, 'Not today.') : eventList),
  });
  const { user } = renderApp('/events');
  await screen.findByText('Not today.');
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByRole('link', { name: upcoming[0]!.title });
});

test('web/events/list-4: a failure with older data at hand keeps it under an inline alert', async () => {
  let isDown = false;
  fakeApi({
    listEvents: () => (isDown ? rejection(400, 'Not today.') : eventList),
  });
  const { services } = renderApp('/events');
  await screen.findByRole('link', { name: upcoming[0]!.title });
  isDown = true;
  await (await services.loadData()).queryClient.refetchQueries({ queryKey: ['events'] });
  await screen.findByText(/latest could not be loaded/);
  screen.getByRole('link', { name: upcoming[0]!.title });
});

test('web/events/list-5: an event says when and where, and leads to its page, which is loaded ahead', async () => {
  const { calls } = fakeApi();
  const { user } = renderApp('/events');
  const { id, title, startDate, endDate, timeZone, location } = upcoming[0]!;
  const link = await screen.findByRole('link', { name: title });
  expect(link.getAttribute('href')).toBe(`/events/${id}`);
  const entry = within(entryOf(title));
  expect(entry.getByRole('time').getAttribute('datetime')).toBe(startDate);
  entry.getByText(formatEventTime(startDate, endDate, timeZone));
  entry.getByText(new RegExp(` · ${location!}$`));
  await user.hover(link);
  await waitFor(() => expect(calls('getEvent')).toHaveLength(1));
});

test('web/events/list-5: the day is that of the venue’s zone', async () => {
  const late = {
    ...upcoming[0]!,
    startDate: '2099-12-06T03:00:00Z',
    endDate: null,
    timeZone: 'America/New_York',
  };
  fakeApi({ listEvents: () => ({ ...eventList, events: [late] }) });
  renderApp('/events');
  await screen.findByRole('heading', { level: 3 });
  expect(screen.getByRole('time').textContent).toBe('Sat 5');
  screen.getByText('10:00 PM New York time');
});

test('web/events/list-9: each event to come can be registered for, and none that is over', async () => {
  fakeApi();
  renderApp('/events');
  await screen.findByText(`${upcoming.length} events to come`);
  for (const { title } of upcoming) screen.getByRole('button', { name: `Register for ${title}` });
  expect(screen.getAllByRole('button', { name: /^Register/ })).toHaveLength(upcoming.length);
  expect(within(entryOf(past[0]!.title)).queryByRole('button')).toBeNull();
});

test('web/events/list-9: registering in the list sends the member’s own name', async () => {
  const { calls } = fakeApi();
  const { user } = renderApp('/events');
  const { id, title } = upcoming[1]!;
  await user.click(await screen.findByRole('button', { name: `Register for ${title}` }));
  await screen.findByText(
    `Registration successful! Confirmation: ${registrationOf(id)!.confirmationNumber}.`,
  );
  const [call] = calls('registerForEvent');
  expect(call?.url.pathname).toBe(`/api/events/${id}/register`);
  expect(call?.body).toMatchObject({ eventId: id, attendeeInfo: { firstName: 'Rosalind' } });
});
