import { sampleId } from '@parlour/sample-club';
import { RETURN_PATH_KEY } from '@parlour/core';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { benefitList, club, destinationDetail } from '../../../testing/club.ts';
import { fakeApi, neverResponds, rejection, envelope } from '../../../testing/fakeApi.ts';
import { renderApp } from '../../../testing/renderApp.tsx';

const city = destinationDetail(sampleId('destination', 'paris'))!;
const list = destinationDetail(sampleId('destination', 'paris-le-marais'))!;
const cityPath = `/destination-guides/${city.destination.id}`;
const listPath = `/destination-guides/${list.destination.id}`;
const dining = list.connections.filter(({ vendor }) => vendor.type === 'Restaurants');
const [restaurant] = dining.map(({ vendor }) => vendor);

const diningSection = () => screen.findByRole('region', { name: 'LE MARAIS DINING' });
const cardsIn = (section: HTMLElement) =>
  within(section)
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);
const namesOf = (connections: typeof dining) => connections.map(({ vendor }) => vendor.name);
const breadcrumbs = () => {
  const links = within(screen.getByRole('navigation', { name: 'Breadcrumbs' })).getAllByRole(
    'link',
  );
  return links.map((link) => [link.textContent, link.getAttribute('href')]);
};

test('web/destinations/detail-1, core/destinations-24: loading is shown and said', async () => {
  fakeApi({ getDestination: neverResponds });
  renderApp(listPath);
  const loading = await screen.findByText('Loading destination...');
  expect(loading.getAttribute('role')).toBe('status');
});

test('web/destinations/detail-1: the destination has its picture and its name, in the tab too', async () => {
  fakeApi();
  renderApp(listPath);
  await screen.findByRole('heading', { level: 1, name: 'Le Marais' });
  expect(document.querySelector('article img[srcset]')?.getAttribute('fetchpriority')).toBe('high');
  await waitFor(() => expect(document.title).toBe('Le Marais · The Sample Club'));
  expect(screen.queryByText('Loading destination...')).toBeNull();
});

const heroPicture = () => document.querySelector('article img[fetchpriority="high"]');

test.each([
  ['/destination-guides', 'Paris', []],
  [cityPath, 'Le Marais', ['PARIS']],
])(
  'web/destinations/detail-15: a card of %s leads to what it showed, at once',
  async (from, name, parents) => {
    const { promise, resolve: respond } = Promise.withResolvers<void>();
    fakeApi({
      getDestination: async ({ params }) => {
        const detail = destinationDetail(params.id)!;
        if (detail.destination.name === name) await promise;
        return detail;
      },
    });
    const { user } = renderApp(from);
    await user.click(await screen.findByRole('link', { name }));
    await screen.findByText('Loading destination...');
    screen.getByRole('heading', { level: 1, name });
    await waitFor(() => expect(document.title).toBe(`${name} · The Sample Club`));
    expect(breadcrumbs().map(([label]) => label)).toEqual(['DESTINATION GUIDES', ...parents]);
    const picture = heroPicture();
    expect(picture).not.toBeNull();
    respond();
    await waitFor(() => expect(screen.queryByText('Loading destination...')).toBeNull());
    expect(heroPicture()).toBe(picture);
  },
);

test('web/destinations/detail-2: neighborhoods are cards that lead to their pages, without map and vendors', async () => {
  fakeApi();
  const { user } = renderApp(cityPath);
  const section = await screen.findByRole('region', { name: 'Neighborhoods' });
  expect(cardsIn(section)).toEqual(city.neighborhoods.map(({ name }) => name));
  expect(screen.queryByRole('region', { name: /Map|DINING/ })).toBeNull();
  const card = within(section).getByRole('link', { name: 'Le Marais' });
  expect(card.getAttribute('href')).toBe(listPath);
  await user.click(card);
  await screen.findByRole('heading', { level: 1, name: 'Le Marais' });
});

test('web/destinations/detail-3: vendors are on the map and in their sections', async () => {
  fakeApi();
  renderApp(listPath);
  const map = await screen.findByRole('region', { name: 'Map of Le Marais' });
  const filters = await within(map).findAllByRole('button', { name: /^[A-Z]+$/ });
  expect(filters.map(({ textContent }) => textContent)).toEqual([
    'ALL',
    'HOTELS',
    'DINING',
    'ACTIVITIES',
  ]);
  const sections = screen.getAllByRole('heading', { level: 2 });
  expect(sections.map(({ textContent }) => textContent)).toEqual([
    'LE MARAIS DINING',
    'LE MARAIS HOTELS',
    'LE MARAIS ACTIVITIES',
  ]);
});

test('web/destinations/detail-3, web/destinations/detail-19: a card says what it cooks instead of its type, words of its own, quarter, city and stars', async () => {
  const starred = {
    ...restaurant!,
    city: 'Paris',
    michelinStars: 2,
    activityCategory: 'Open-fire cooking; Wine',
    description: '<p>An open <em>hearth</em>. Twenty seats.</p>',
  };
  const connections = [{ ...list.connections[0]!, vendor: starred }];
  fakeApi({ getDestination: () => ({ ...list, connections }) });
  renderApp(listPath);
  const section = await diningSection();
  within(section).getByText('Open-fire cooking');
  expect(within(section).queryByText('Restaurants')).toBeNull();
  within(section).getByText('An open hearth.');
  const place = within(section).getByText('Le Marais, Paris · 2 Michelin Stars');
  // A star is drawn for each, beside the words.
  expect(place.querySelectorAll('svg')).toHaveLength(2);
});

test('web/destinations/detail-20: a member sees which vendors have a benefit', async () => {
  const benefits = [{ ...club.benefits[0]!, vendorId: restaurant!.id }];
  const { calls } = fakeApi({ listBenefits: () => ({ ...benefitList, benefits }) });
  renderApp(listPath);
  const mark = await screen.findByText('Member');
  expect(mark.parentElement?.textContent).toBe('Member Benefit');
  expect(mark.closest('li')?.textContent).toContain(restaurant!.name);
  expect(calls('listBenefits')).toHaveLength(1);
});

test('web/destinations/detail-20: a visitor sees no mark, and asks for none', async () => {
  const { calls } = fakeApi();
  renderApp(`${listPath}?ref=member-2`, { signedIn: false });
  await diningSection();
  expect(screen.queryByText('Member')).toBeNull();
  expect(calls('listBenefits')).toHaveLength(0);
});

test('web/destinations/detail-21: the introduction is at the head of the page, and a place without one has none', async () => {
  const introduction = 'Old mansions and small museums.';
  let destination = { ...list.destination, introduction: introduction as string | null };
  fakeApi({ getDestination: () => ({ ...list, destination }) });
  const { router } = renderApp(listPath);
  const words = await screen.findByText(introduction);
  const map = screen.getByRole('region', { name: 'Map of Le Marais' });
  expect(words.compareDocumentPosition(map)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  destination = { ...destination, id: 'bare', name: 'Bare', introduction: null };
  await router.navigate('/destination-guides/bare');
  await screen.findByRole('heading', { level: 1, name: 'Bare' });
  expect(screen.queryByText(introduction)).toBeNull();
});

test('web/destinations/detail-18: cards carry the numbers of their pins, through all sections', async () => {
  const [unplaced, ...others] = list.connections;
  const vendor = { ...unplaced!.vendor, latitude: null };
  fakeApi({
    getDestination: () => ({ ...list, connections: [{ ...unplaced!, vendor }, ...others] }),
  });
  const { user } = renderApp(listPath);
  await user.click(await screen.findByRole('button', { name: 'VIEW ALL DINING' }));
  const cards = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  const numbers = cards.flatMap(
    (card) => /On the map: (\d+)/.exec(card)?.slice(1).map(Number) ?? [],
  );
  const placed = others.filter((other) => other.vendor.latitude !== null);
  expect(numbers).toEqual(placed.map((_, index) => index + 1));
  const card = screen.getByRole('link', { name: vendor.name }).closest('article');
  expect(card?.textContent).not.toContain('On the map');
});

test('web/destinations/detail-4: a section of more than four shows four, all of them and four again', async () => {
  fakeApi();
  const { user } = renderApp(listPath);
  const section = await diningSection();
  expect(cardsIn(section)).toEqual(namesOf(dining.slice(0, 4)));
  const button = within(section).getByRole('button', { name: 'VIEW ALL DINING', expanded: false });
  await user.click(button);
  expect(cardsIn(section)).toEqual(namesOf(dining));
  expect(document.activeElement).toBe(button);
  expect(button.textContent).toBe('SHOW LESS');
  expect(button.getAttribute('aria-expanded')).toBe('true');
  await user.keyboard('{Enter}');
  expect(cardsIn(section)).toEqual(namesOf(dining.slice(0, 4)));
  expect(document.activeElement).toBe(button);
});

test('web/destinations/detail-4: sections expand one by one, and one of four or fewer has no button', async () => {
  const activities = Array.from({ length: 5 }, (_, index) => ({
    ...list.connections[0]!,
    id: `activity-${index}`,
    vendor: { ...restaurant!, id: `vendor-${index}`, slug: `tour-${index}`, type: 'Tour Operator' },
  }));
  fakeApi({
    getDestination: () => ({ ...list, connections: [...list.connections, ...activities] }),
  });
  const { user } = renderApp(listPath);
  await user.click(await screen.findByRole('button', { name: 'VIEW ALL ACTIVITIES' }));
  screen.getByRole('button', { name: 'SHOW LESS' });
  expect(cardsIn(await diningSection())).toHaveLength(4);
  const hotels = screen.getByRole('region', { name: 'LE MARAIS HOTELS' });
  expect(within(hotels).queryByRole('button', { name: /^VIEW ALL/ })).toBeNull();
});

test('web/destinations/detail-6: the URL keeps the expanded sections and the filter of the map', async () => {
  fakeApi();
  const { router, user } = renderApp(`${listPath}?map=hotels`);
  await user.click(await screen.findByRole('button', { name: 'VIEW ALL DINING' }));
  await waitFor(() => expect(router.state.location.search).toBe('?map=hotels&all=dining'));
  const choice = screen.getByRole('group', { name: 'Shown on the map' });
  const pressed = () => within(choice).getByRole('button', { pressed: true }).textContent;
  expect(pressed()).toBe('HOTELS');
  await user.click(within(choice).getByRole('button', { name: 'ALL' }));
  await waitFor(() => expect(router.state.location.search).toBe('?all=dining'));
  await user.click(within(await diningSection()).getAllByRole('link')[0]!);
  await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/vendors\//));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'SHOW LESS' })).toBeNull());
  await router.navigate(-1);
  await screen.findByRole('button', { name: 'SHOW LESS' });
  expect(cardsIn(await diningSection())).toEqual(namesOf(dining));
  await user.click(screen.getByRole('button', { name: 'SHOW LESS' }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

test('web/destinations/detail-5: another destination begins with its sections collapsed', async () => {
  fakeApi();
  const { router, user } = renderApp(listPath);
  await user.click(await screen.findByRole('button', { name: 'VIEW ALL DINING' }));
  await router.navigate(`/destination-guides/${sampleId('destination', 'london-mayfair')}`);
  const section = await screen.findByRole('region', { name: 'MAYFAIR DINING' });
  expect(cardsIn(section)).toHaveLength(4);
  await router.navigate(listPath);
  expect(cardsIn(await diningSection())).toHaveLength(4);
});

test('web/destinations/detail-7: a card leads to the vendor, which knows its destination and is at hand', async () => {
  const { calls } = fakeApi();
  const { router, user } = renderApp(listPath);
  await user.click(await screen.findByRole('link', { name: restaurant!.name }));
  await waitFor(() => expect(router.state.location.pathname).toBe(`/vendors/${restaurant!.slug}`));
  expect(router.state.location.state).toEqual({
    vendorId: restaurant!.id,
    destinationId: list.destination.id,
    destination: { id: list.destination.id, name: 'Le Marais' },
    parentDestination: { id: city.destination.id, name: 'Paris' },
  });
  expect(calls('getVendor')).toEqual([]);
});

test('web/destinations/detail-8: breadcrumbs lead a member to the guides and to the parent', async () => {
  fakeApi();
  const { user } = renderApp(listPath);
  await screen.findByRole('heading', { level: 1, name: 'Le Marais' });
  expect(breadcrumbs()).toEqual([
    ['DESTINATION GUIDES', '/destination-guides'],
    ['PARIS', cityPath],
  ]);
  await user.click(screen.getByRole('link', { name: 'PARIS' }));
  await screen.findByRole('heading', { level: 1, name: 'Paris' });
  expect(breadcrumbs()).toEqual([['DESTINATION GUIDES', '/destination-guides']]);
});

test('web/destinations/detail-8, web/destinations/detail-10: a visitor sees no breadcrumbs above vendors, and links that keep ref', async () => {
  const { calls } = fakeApi();
  renderApp(`${listPath}?ref=member-2`, { signedIn: false });
  const link = await screen.findByRole('link', { name: restaurant!.name });
  expect(link.getAttribute('href')).toBe(`/vendors/${restaurant!.slug}?ref=member-2`);
  expect(screen.queryByRole('navigation', { name: 'Breadcrumbs' })).toBeNull();
  const [call] = calls('getDestination');
  expect(call?.url.searchParams.get('ref')).toBe('member-2');
  expect(call?.headers.get('authorization')).toBeNull();
});

test('web/destinations/detail-8, web/destinations/detail-10: a visitor of neighborhoods sees breadcrumbs and cards that keep ref', async () => {
  fakeApi();
  const { user } = renderApp(`${cityPath}?ref=member-2`, { signedIn: false });
  const card = await screen.findByRole('link', { name: 'Le Marais' });
  expect(card.getAttribute('href')).toBe(`${listPath}?ref=member-2`);
  expect(breadcrumbs()).toEqual([['DESTINATION GUIDES', '/destination-guides?ref=member-2']]);
  await user.click(card);
  await screen.findByRole('heading', { level: 1, name: 'Le Marais' });
});

test("web/destinations/detail-10: a member's call and links carry no ref", async () => {
  const { calls } = fakeApi();
  renderApp(`${listPath}?ref=member-2`);
  const link = await screen.findByRole('link', { name: restaurant!.name });
  expect(link.getAttribute('href')).toBe(`/vendors/${restaurant!.slug}`);
  expect(calls('getDestination')[0]?.url.searchParams.get('ref')).toBeNull();
});

test('web/destinations/detail-9: a visitor is invited, and comes back after signing in', async () => {
  fakeApi();
  const path = `${listPath}?ref=member-2`;
  const { router, user } = renderApp(path, { signedIn: false });
  const membership = await screen.findByRole('link', { name: 'Become a Member' });
  expect(membership.getAttribute('href')).toBe('https://membership.club.example');
  expect(membership.getAttribute('target')).toBe('_blank');
  screen.getByText('Already a member?');
  await user.click(screen.getByRole('button', { name: 'Sign in here' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  expect(sessionStorage.getItem(RETURN_PATH_KEY)).toBe(path);
});

test('web/destinations/detail-9: a member is not invited', async () => {
  fakeApi();
  renderApp(listPath);
  await screen.findByRole('heading', { level: 1, name: 'Le Marais' });
  expect(screen.queryByText('Already a member?')).toBeNull();
});

test('web/destinations/detail-11, core/destinations-24: a destination without vendors says so', async () => {
  fakeApi({ getDestination: () => ({ ...list, connections: [] }) });
  renderApp(listPath);
  await screen.findByText('No vendors found for this destination.');
  expect(screen.queryByRole('region', { name: /Map/ })).toBeNull();
});

test.each(['nothing', '%F0%9F%8E%81', "';--", '..%2Fparis'])(
  'web/destinations/detail-12: the unknown destination %s leads back to the guides',
  async (id) => {
    fakeApi();
    const { user } = renderApp(`/destination-guides/${id}`);
    await screen.findByRole('heading', { level: 1, name: 'Destination not found' });
    await waitFor(() => expect(document.title).toBe('Destination not found · The Sample Club'));
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Back to Destination Guides' }));
    await screen.findByRole('heading', { level: 1, name: 'Destination Guides' });
  },
);

test('web/destinations/detail-12: a visitor of an unknown destination is invited, and led to no list', async () => {
  fakeApi();
  renderApp('/destination-guides/nothing?ref=member-2', { signedIn: false });
  await screen.findByRole('heading', { level: 1, name: 'Destination not found' });
  screen.getByRole('link', { name: 'Become a Member' });
  screen.getByRole('button', { name: 'Sign in here' });
  expect(screen.queryByRole('link', { name: 'Back to Destination Guides' })).toBeNull();
});

test.each([
  ['null', () => envelope(null)],
  ['no body', () => new Response(null, { status: 204 })],
])(
  'web/destinations/detail-12: a response with %s is a destination that is not found',
  async (_, response) => {
    fakeApi({ getDestination: response });
    renderApp(listPath);
    await screen.findByRole('heading', { level: 1, name: 'Destination not found' });
    screen.getByRole('link', { name: 'Back to Destination Guides' });
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  },
);

test('web/destinations/detail-12: another failure has its own message, with Retry and the way back', async () => {
  let isDown = true;
  fakeApi({ getDestination: () => (isDown ? rejection(400, 'Not today.') : list) });
  const { user } = renderApp(listPath);
  await screen.findByText('Not today.');
  expect(
    screen.getByRole('link', { name: 'Back to Destination Guides' }).getAttribute('href'),
  ).toBe('/destination-guides');
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByRole('heading', { level: 1, name: 'Le Marais' });
});

test('web/destinations/detail-13: a failure with older data at hand keeps it under an inline alert', async () => {
  let isDown = false;
  fakeApi({ getDestination: () => (isDown ? rejection(429, 'No.') : list) });
  const { services, user } = renderApp(listPath);
  await screen.findByRole('heading', { level: 1, name: 'Le Marais' });
  isDown = true;
  await (await services.loadData()).queryClient.refetchQueries();
  await screen.findByText(/latest could not be loaded/);
  screen.getByRole('heading', { level: 1, name: 'Le Marais' });
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  await waitFor(() => expect(screen.queryByText(/latest could not be loaded/)).toBeNull());
});

test('web/destinations/detail-14: going back asks for nothing again', async () => {
  const { received } = fakeApi();
  const { router, user } = renderApp('/destination-guides');
  const { name } = club.destinations.find(({ id }) => id === city.destination.id)!;
  await user.click(await screen.findByRole('link', { name }));
  await screen.findByRole('region', { name: 'Neighborhoods' });
  const before = received.length;
  await router.navigate(-1);
  await screen.findByRole('heading', { level: 1, name: 'Destination Guides' });
  await router.navigate(1);
  await screen.findByRole('region', { name: 'Neighborhoods' });
  expect(received).toHaveLength(before);
});

test('web/destinations/detail-17: a member shares a list of vendors', async () => {
  fakeApi();
  renderApp(listPath);
  await screen.findByRole('button', { name: 'Share link' });
});

test('web/destinations/detail-17: a visitor does not share a list of vendors', async () => {
  fakeApi();
  renderApp(`${listPath}?ref=member-2`, { signedIn: false });
  await diningSection();
  expect(screen.queryByRole('button', { name: 'Share link' })).toBeNull();
});

test('web/destinations/detail-17: nothing is shared that is on its way or missing', async () => {
  fakeApi({ getDestination: neverResponds });
  const { router } = renderApp(listPath);
  await screen.findByText('Loading destination...');
  expect(screen.queryByRole('button', { name: 'Share link' })).toBeNull();
  fakeApi();
  await act(() => router.navigate('/destination-guides/nothing'));
  await screen.findByRole('heading', { level: 1, name: 'Destination not found' });
  expect(screen.queryByRole('button', { name: 'Share link' })).toBeNull();
});

test('web/destinations/detail-17: a destination with neighborhoods is not shared', async () => {
  fakeApi();
  renderApp(cityPath);
  await screen.findByRole('region', { name: 'Neighborhoods' });
  expect(screen.queryByRole('button', { name: 'Share link' })).toBeNull();
});
