import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { MemberRequest } from '@parlour/contract';
import { featuredEvent } from '@parlour/core';
import { expect, onTestFinished, test, vi } from 'vitest';
import {
  benefitList,
  club,
  destinationList,
  eventList,
  giftGuideList,
  redemptionOf,
  registrationOf,
} from '../../testing/club.ts';
import { fakeApi, type FakeHandlers, neverResponds, rejection } from '../../testing/fakeApi.ts';
import { toLoadedPicture, fakeImages, picturesIn } from '../../testing/fakeImages.ts';
import { setOnline } from '../../testing/fakeBrowser.ts';
import { renderApp } from '../../testing/renderApp.tsx';
import { bookedDinner, openRequests, waitingRequest } from '../../testing/requests.ts';
import { NOW } from '../../testing/today.ts';
import { greeting, weekSummary } from './DashboardScreen.tsx';

const carousel = () => screen.findByRole('region', { name: 'Featured' });
/** Waits for the three lists, which arrive independently and all contribute slides to the carousel. */
const waitForLists = () =>
  waitFor(() => {
    expect(titlesIn(section('Upcoming Events'), 3)).toHaveLength(3);
    expect(titlesIn(section('Featured Benefits'), 3)).toHaveLength(4);
    expect(titlesIn(section('Trending Destinations'), 3)).toHaveLength(4);
  });
const allSlides = async (region: HTMLElement) => {
  await waitForLists();
  expect(within(region).getAllByRole('button', { name: /^Slide/ })).toHaveLength(4);
};
const section = (name: string) => screen.getByRole('region', { name });
const titlesIn = (element: HTMLElement, level: number) =>
  within(element)
    .getAllByRole('heading', { level })
    .map(({ textContent }) => textContent);

test.each([
  ['Eleanor Marsh', 4, 'Good evening,\nEleanor.'],
  ['Eleanor Marsh', 5, 'Good morning,\nEleanor.'],
  ['Eleanor Marsh', 12, 'Good afternoon,\nEleanor.'],
  ['Eleanor Marsh', 18, 'Good evening,\nEleanor.'],
  [' ', 9, 'Good morning.'],
])('web/dashboard-1: "%s" is greeted at %i o\'clock by "%s"', (name, hour, expectedGreeting) => {
  expect(greeting(name, hour)).toBe(expectedGreeting);
});

test('web/dashboard-1: the week is counted in words', () => {
  expect([0, 1, 2].map(weekSummary)).toEqual([
    'A quiet week ahead: no events in the next seven days.',
    '1 event in the next seven days.',
    '2 events in the next seven days.',
  ]);
});

test('web/dashboard-1: the dashboard greets the member and counts the week, at / as well', async () => {
  fakeApi();
  renderApp('/');
  await screen.findByRole('heading', { level: 1, name: /Eleanor/ });
  const week = await screen.findByRole('link', { name: '3 events in the next seven days.' });
  expect(week.getAttribute('href')).toBe('/events?when=week');
});

test('web/dashboard-1: a quiet week leads nowhere', async () => {
  fakeApi({ listEvents: () => ({ ...eventList, events: [] }) });
  renderApp('/');
  await screen.findByText(/^A quiet week/);
  expect(screen.queryByRole('link', { name: /^A quiet week/ })).toBeNull();
});

test('web/dashboard-2: the carousel wraps around, and its dots jump', async () => {
  fakeApi();
  const { user } = renderApp('/dashboard');
  const region = await carousel();
  const title = () => titlesIn(region, 2)[0];
  await allSlides(region);
  const first = title();
  await user.click(within(region).getByRole('button', { name: 'Previous slide' }));
  const last = title();
  expect(last).not.toBe(first);
  await user.click(within(region).getByRole('button', { name: 'Next slide' }));
  expect(title()).toBe(first);
  await user.click(within(region).getByRole('button', { name: /^Slide 4/ }));
  expect(title()).toBe(last);
});

test('web/dashboard-3: three events, four benefits and four destinations, each with View All', async () => {
  fakeApi();
  renderApp('/dashboard');
  await carousel();
  await waitForLists();
  expect(screen.getAllByText(/View All/)).toHaveLength(3);
});

test('web/dashboard-3: the featured items of a day stay the same when the dashboard is rendered again', async () => {
  const renderTitles = async () => {
    fakeApi();
    renderApp('/dashboard');
    await carousel();
    await waitForLists();
    const sections = ['Upcoming Events', 'Featured Benefits', 'Trending Destinations'];
    const titles = sections.map((name) => titlesIn(section(name), 3));
    cleanup();
    return titles;
  };
  expect(await renderTitles()).toEqual(await renderTitles());
});

test('web/dashboard-4, web/dashboard-5, core/dashboard-4: a list that fails says so, and Retry loads it alone', async () => {
  let isDown = true;
  const { calls } = fakeApi({ listEvents: () => (isDown ? rejection(400, 'No.') : eventList) });
  const { user } = renderApp('/dashboard');
  const alert = within(await screen.findByRole('alert'));
  alert.getByText('No.');
  expect(screen.queryByText(/found$/)).toBeNull();
  await waitFor(() => expect(titlesIn(section('Featured Benefits'), 3)).toHaveLength(4));
  await waitFor(() => expect(titlesIn(section('Trending Destinations'), 3)).toHaveLength(4));
  expect(calls('listDestinations')[0]?.url.searchParams.get('limit')).toBe('6');
  isDown = false;
  await user.click(alert.getByRole('button', { name: 'Retry' }));
  await waitForLists();
  expect(calls('listBenefits')).toHaveLength(1);
});

test('web/dashboard-6: without network each section says that it needs it', async () => {
  const noNetwork = () => Promise.reject(new TypeError('Failed to fetch'));
  const lists = { listEvents: noNetwork, listBenefits: noNetwork, listDestinations: noNetwork };
  setOnline(false);
  onTestFinished(() => setOnline(true));
  fakeApi(lists);
  renderApp('/dashboard');
  await waitFor(() => expect(screen.getAllByText('This list needs the network.')).toHaveLength(3));
  expect(screen.queryByText(/found$/)).toBeNull();
});

test('web/dashboard-4: none waits for another', async () => {
  const { calls } = fakeApi({
    listEvents: neverResponds,
    listBenefits: neverResponds,
    listDestinations: neverResponds,
  });
  renderApp('/dashboard');
  for (const call of ['listDestinations', 'listEvents', 'listBenefits'] as const) {
    await waitFor(() => expect(calls(call)).toHaveLength(1));
  }
});

const emptyClub = {
  listEvents: () => ({ ...eventList, events: [] }),
  listBenefits: () => ({ ...benefitList, benefits: [] }),
  listDestinations: () => ({ ...destinationList, destinations: [] }),
};

test('web/dashboard-5: a club with nothing says once that it is being prepared, without empty sections', async () => {
  fakeApi(emptyClub);
  renderApp('/dashboard');
  await screen.findByText('Your club is being prepared');
  expect(screen.queryByText(/found$/)).toBeNull();
  expect(screen.queryByRole('link', { name: /^View All/ })).toBeNull();
  expect(screen.queryByRole('region', { name: 'Featured' })).toBeNull();
});

test('web/dashboard-5: a club without events has no heading for them', async () => {
  fakeApi({ listEvents: () => ({ ...eventList, events: [] }) });
  renderApp('/dashboard');
  await waitFor(() => expect(titlesIn(section('Featured Benefits'), 3)).toHaveLength(4));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Upcoming Events' })).toBeNull());
  expect(screen.queryByText('No events found')).toBeNull();
  expect(screen.queryByText('Your club is being prepared')).toBeNull();
});

test('web/dashboard-4, web/dashboard-5: lists that all fail are not taken for an empty club', async () => {
  const failed = () => rejection(400, 'No.');
  fakeApi({ listEvents: failed, listBenefits: failed, listDestinations: failed });
  renderApp('/dashboard');
  await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(3));
  expect(screen.queryByText('Your club is being prepared')).toBeNull();
});

test('web/dashboard-3: a club with one of each shows each, and a carousel without controls', async () => {
  fakeApi({
    listEvents: () => ({ ...eventList, events: eventList.events.slice(0, 1) }),
    listBenefits: () => ({ ...benefitList, benefits: benefitList.benefits.slice(0, 1) }),
    listDestinations: () => ({
      ...destinationList,
      destinations: destinationList.destinations.slice(0, 1),
    }),
  });
  renderApp('/dashboard');
  for (const name of ['Upcoming Events', 'Featured Benefits', 'Trending Destinations']) {
    await waitFor(() => expect(titlesIn(section(name), 3)).toHaveLength(1));
  }
  expect(screen.queryByRole('button', { name: /next slide/i })).toBeNull();
});

test('web/dashboard-7: View All and cards lead to their pages', async () => {
  fakeApi();
  renderApp('/dashboard');
  await carousel();
  await waitForLists();
  const pathsIn = (part: HTMLElement) =>
    within(part)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
  const single = (path: string) => expect.stringMatching(new RegExp(`^${path}/[^/]+$`));
  expect(pathsIn(section('Upcoming Events'))).toEqual([
    '/events',
    ...Array.from({ length: 3 }, () => single('/events')),
  ]);
  expect(pathsIn(section('Featured Benefits'))).toEqual([
    '/member-benefits',
    ...Array.from({ length: 4 }, () => single('/member-benefits')),
  ]);
  expect(pathsIn(section('Trending Destinations'))).toEqual([
    '/destination-guides',
    ...Array.from({ length: 4 }, () => single('/destination-guides')),
  ]);
});

test('web/dashboard-7: each slide, of whatever kind, leads to its own page', async () => {
  const pages = new Map([
    ...club.events.map(({ id, title }) => [title, `/events/${id}`] as const),
    ...club.benefits.map(({ id, title }) => [title, `/member-benefits/${id}`] as const),
    ...club.destinations.map(({ id, name }) => [name, `/destination-guides/${id}`] as const),
  ]);
  fakeApi();
  const { user } = renderApp('/dashboard');
  const region = await carousel();
  await allSlides(region);
  const labels: (string | null)[] = [];
  for (let slide = 1; slide <= 4; slide += 1) {
    const link = within(region).getByRole('link');
    expect(link.getAttribute('href')).toBe(pages.get(titlesIn(region, 2)[0] ?? ''));
    labels.push(link.textContent);
    await user.click(within(region).getByRole('button', { name: 'Next slide' }));
  }
  expect(labels).toEqual(['View Event', 'View Event', 'View Benefit', 'Open Guide']);
});

test('web/dashboard-8: the first picture comes first, the others after it and behind it', async () => {
  const loaded = fakeImages();
  fakeApi();
  renderApp('/dashboard');
  const region = await carousel();
  await waitFor(() => expect(loaded.length).toBeGreaterThan(1));
  const first = { ...toLoadedPicture(picturesIn(region)[0]), priority: 'high' };
  expect(loaded[0]).toEqual(first);
  // Each arriving list requests it again, and a browser ignores the repeated request.
  for (const picture of loaded) if (picture.priority === 'high') expect(picture).toEqual(first);
});

test.each([
  ['Next slide', 'auto'],
  ['Previous slide', 'auto'],
  [/^Slide 3:/, 'low'],
])(
  'web/dashboard-8: what "%s" shows is the very file that was loaded ahead',
  async (name, priority) => {
    const loaded = fakeImages();
    fakeApi();
    const { user } = renderApp('/dashboard');
    const region = await carousel();
    await allSlides(region);
    await user.click(within(region).getByRole('button', { name }));
    const { srcset, sizes } = toLoadedPicture(picturesIn(region)[0]);
    await waitFor(() => expect(loaded).toContainEqual({ srcset, sizes, priority }));
  },
);

test('web/dashboard-15: the picture that came with the page is there while the lists load, and is the first slide', async () => {
  fakeImages();
  const featured = featuredEvent(eventList.events, NOW)!;
  const lists = { listEvents: neverResponds };
  fakeApi(lists);
  renderApp('/dashboard', { firstPicture: featured.imageUrl! });
  await screen.findByText('Loading the dashboard');
  const early = picturesIn(screen.getByRole('main'))[0];
  const picture = toLoadedPicture(early);
  cleanup();
  fakeApi();
  renderApp('/dashboard', { firstPicture: featured.imageUrl! });
  const region = await carousel();
  expect(titlesIn(region, 2)).toEqual([featured.title]);
  expect(toLoadedPicture(picturesIn(region)[0])).toEqual(picture);
});

test("web/dashboard-8: the cards' pictures wait for the first one", async () => {
  fakeImages('never');
  fakeApi();
  renderApp('/dashboard');
  await carousel();
  await waitFor(() => expect(titlesIn(section('Featured Benefits'), 3)).toHaveLength(4));
  expect(picturesIn(section('Featured Benefits'))).toEqual([]);
});

test('web/dashboard-8: when the viewer saves data, no slide is loaded ahead and the cards are shown', async () => {
  vi.stubGlobal(
    'navigator',
    Object.create(navigator, {
      connection: { value: { saveData: true } },
      onLine: { value: true },
    }),
  );
  const loaded = fakeImages();
  fakeApi();
  renderApp('/dashboard');
  const region = await carousel();
  await waitFor(() => expect(picturesIn(section('Featured Benefits')).length).toBeGreaterThan(0));
  expect(loaded).not.toEqual([]);
  const first = { ...toLoadedPicture(picturesIn(region)[0]), priority: 'high' };
  for (const picture of loaded) expect(picture).toEqual(first);
});

test('web/dashboard-9: skeletons are shown while the lists load', async () => {
  fakeApi({ listEvents: neverResponds });
  renderApp('/dashboard');
  await screen.findByText('Loading the dashboard');
  // A no-break space reserves the line for the summary of the week.
  expect(screen.getByRole('heading', { level: 1 }).nextElementSibling?.textContent).toBe('\u00a0');
  expect(within(section('Upcoming Events')).queryAllByRole('heading', { level: 3 })).toEqual([]);
});

test('web/dashboard-10: registered events and redeemed benefits are marked, and a failure of these calls changes nothing', async () => {
  fakeImages();
  const registrations = club.events.flatMap(({ id }) => registrationOf(id) ?? []);
  const codes = club.benefits.flatMap(({ id }) => redemptionOf(id) ?? []);
  fakeApi({ listRegistrations: () => registrations, listRedemptions: () => codes });
  renderApp('/dashboard');
  await waitForLists();
  await waitFor(() => expect(screen.getAllByText('Registered')).toHaveLength(3));
  await waitFor(() => expect(screen.getAllByText('Redeemed')).toHaveLength(4));
  cleanup();
  fakeApi({
    listRegistrations: () => rejection(400, 'No.'),
    listRedemptions: () => rejection(400, 'No.'),
  });
  renderApp('/dashboard');
  await waitForLists();
  expect(screen.queryByText(/could not be loaded/)).toBeNull();
});

const nextForYou = async () => within(await screen.findByRole('region', { name: 'Next for you' }));

test('web/dashboard-11: what comes next are cards in order of time, with day, place and the ways to change it', async () => {
  fakeImages();
  const event = eventList.events.find(({ startDate }) => startDate > '2026-12-12')!;
  const registration = registrationOf(event.id)!;
  fakeApi({
    listRegistrations: () => [registration],
    listRequests: ({ query: { state } }) => ({
      requests: state === 'booked' ? [bookedDinner] : [],
      next: null,
    }),
  });
  renderApp('/dashboard');
  const region = await nextForYou();
  const link = await region.findByRole('link', { name: event.title });
  expect(link.getAttribute('href')).toBe(`/events/${event.id}`);
  expect(
    region.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent),
  ).toEqual(['Harrow and Quill', event.title]);
  region.getByText(new RegExp(registration.confirmationNumber));
  region.getByText('8:00 PM · 4 guests');
  region.getByText('14 Lamb Street, London');
  const hrefOf = (name: string) => region.getByRole('link', { name }).getAttribute('href');
  expect(hrefOf('Change or Cancel Harrow and Quill')).toBe('/requests/request-8#change');
  expect(hrefOf('Route Harrow and Quill')).toContain('Lamb%20Street');
  expect(hrefOf('My Bookings')).toBe('/my-bookings');
});

test('web/dashboard-11: without a booking it is the code, and without both it says so', async () => {
  fakeImages();
  const [benefit] = club.benefits;
  const code = redemptionOf(benefit!.id)!;
  fakeApi({ listRedemptions: () => [code] });
  renderApp('/dashboard');
  await screen.findByText(code.redemptionCode);
  screen.getByText(/until January 31, 2030/);
  cleanup();
  fakeApi();
  renderApp('/dashboard');
  await screen.findByText('Nothing booked yet.');
  const starts = (await nextForYou()).getAllByRole('heading', { level: 3 });
  expect(starts.map(({ textContent }) => textContent)).toEqual([
    'See What Is On',
    'Choose a Benefit',
    'Tell Us About You',
  ]);
});

test('web/dashboard-11: in a club that has nothing yet a member begins with the profile', async () => {
  fakeApi(emptyClub);
  renderApp('/dashboard');
  await screen.findByText('Nothing booked yet.');
  const starts = (await nextForYou()).getAllByRole('heading', { level: 3 });
  expect(starts.map(({ textContent }) => textContent)).toEqual(['Tell Us About You']);
});

test('web/dashboard-16: a list that failed is said, what is known stays, and it can be loaded again', async () => {
  fakeImages();
  let isDown = true;
  fakeApi({
    listRegistrations: () => (isDown ? rejection(400, 'No.') : []),
    listRequests: ({ query: { state } }) => ({
      requests: state === 'booked' ? [bookedDinner] : [],
      next: null,
    }),
  });
  const { user } = renderApp('/dashboard');
  const region = await nextForYou();
  await region.findByText('Some of your bookings could not be loaded.');
  region.getByRole('link', { name: 'Harrow and Quill' });
  isDown = false;
  await user.click(region.getByRole('button', { name: 'Try Again' }));
  await waitFor(() => expect(region.queryByText(/could not be loaded/)).toBeNull());
  region.getByRole('link', { name: 'Harrow and Quill' });
});

test('web/dashboard-16: nothing is said to be empty where all lists failed', async () => {
  fakeImages();
  const reject = () => rejection(400, 'No.');
  fakeApi({ listRegistrations: reject, listRedemptions: reject, listRequests: reject });
  renderApp('/dashboard');
  await screen.findByText('Some of your bookings could not be loaded.');
  expect(screen.queryByText('Nothing booked yet.')).toBeNull();
});

test('web/dashboard-12: what waits for an answer is filled, with the first line of the question, and several lead to the list', async () => {
  fakeImages();
  const waiting = openRequests.filter(({ status }) => status === 'awaiting_member');
  const asking = (requests: MemberRequest[]): FakeHandlers => ({
    listRequests: ({ query: { state } }) => ({
      requests: state === 'open' ? requests : [],
      next: null,
    }),
    getRequest: () => waitingRequest,
  });
  fakeApi(asking(openRequests));
  renderApp('/dashboard');
  const region = await nextForYou();
  await region.findByRole('heading', { name: 'We Need Your Answer' });
  const asked = waitingRequest.entries.findLast(({ move }) => move?.name === 'ask')!.text!;
  const [line = ''] = asked.split('\n');
  expect(region.getByRole('link', { name: line }).getAttribute('href')).toBe(
    `/requests/${waiting[0]!.id}`,
  );
  expect(region.getByRole('link', { name: 'Answer' }).getAttribute('href')).toBe(
    `/requests/${waiting[0]!.id}#reply`,
  );
  cleanup();
  fakeApi({ ...asking(openRequests), getRequest: () => rejection(400, 'No.') });
  renderApp('/dashboard');
  await (await nextForYou()).findByRole('link', { name: waiting[0]!.subject });
  cleanup();
  fakeApi(asking([...waiting, ...waiting]));
  renderApp('/dashboard');
  const list = await (await nextForYou()).findByRole('link', { name: '2 requests' });
  expect(list.getAttribute('href')).toBe('/requests');
});

test('web/dashboard-13: the personal guide is named, and leads to its page', async () => {
  fakeImages();
  const [guide] = giftGuideList.personalizedGuides;
  const { calls } = fakeApi();
  renderApp('/dashboard');
  const link = await screen.findByRole('link', { name: guide!.name });
  expect(link.getAttribute('href')).toBe(`/gift-guides/${guide!.id}`);
  expect(calls('listGiftGuides')[0]?.url.searchParams.get('viewMode')).toBe('personalized');
  cleanup();
  fakeApi({ listGiftGuides: () => ({ ...giftGuideList, personalizedGuides: [] }) });
  renderApp('/dashboard');
  await screen.findByText('Your Concierge');
  expect(screen.queryByText('Your Gift Guide')).toBeNull();
});

test('web/dashboard-14: no slide repeats a card, and a club with a single event still has a slide', async () => {
  fakeApi();
  const { user } = renderApp('/dashboard');
  const region = await carousel();
  await allSlides(region);
  const cards = ['Upcoming Events', 'Featured Benefits', 'Trending Destinations'].flatMap((name) =>
    titlesIn(section(name), 3),
  );
  for (let slide = 1; slide <= 4; slide += 1) {
    expect(cards).not.toContain(titlesIn(region, 2)[0]);
    await user.click(within(region).getByRole('button', { name: 'Next slide' }));
  }
  cleanup();
  const event = eventList.events.find(({ startDate }) => startDate > '2026-11-22')!;
  fakeApi({
    listEvents: () => ({ ...eventList, events: [event] }),
    listBenefits: () => ({ ...benefitList, benefits: [] }),
    listDestinations: () => ({ ...destinationList, destinations: [] }),
  });
  renderApp('/dashboard');
  expect(titlesIn(await carousel(), 2)).toEqual([event.title]);
});
