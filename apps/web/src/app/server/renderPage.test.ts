// @vitest-environment node
import type { Configuration, RenderedPage } from '@parlour/contract';
import { expect, test, vi } from 'vitest';
import {
  club,
  configuration,
  destinationDetail,
  giftGuideList,
  relatedVendors,
} from '../../testing/club.ts';
import { createRenderPage } from './renderPage.tsx';

const event = club.events[0]!;
const benefit = club.benefits[0]!;
const vendor = club.connections[0]!.vendor;
const city = club.destinations.find(({ hasNeighborhoods }) => hasNeighborhoods)!;
const neighborhood = club.destinations.find(({ hasNeighborhoods }) => !hasNeighborhoods)!;
const guide = giftGuideList.publicGuides[0]!;
const product = guide.sections[0]!.products[0]!;

const responses: Readonly<Record<string, unknown>> = {
  [`/api/events/${event.id}`]: event,
  '/api/vendors/nothing': null,
  [`/api/vendors/${benefit.id}`]: benefit,
  [`/api/vendors/${vendor.slug}`]: vendor,
  [`/api/destinations/vendors/${vendor.id}/related`]: relatedVendors(vendor.id),
  [`/api/destinations/${city.id}`]: destinationDetail(city.id),
  [`/api/destinations/${neighborhood.id}`]: destinationDetail(neighborhood.id),
  [`/api/gift-guides/${guide.id}`]: guide,
  [`/api/gift-guides/products/${product.id}`]: product,
};

const renderPage = createRenderPage('.is-member [data-rendered] main{a:b}.other{a:b}');

/** Renders a path with the sample club's data, and returns the requested URLs. */
async function render(path: string, status = 200, changes: Partial<Configuration> = {}) {
  const requestedUrls: URL[] = [];
  const page = await renderPage({
    path: path,
    configuration: { ...configuration, ...changes },
    call: (callPath) => {
      const url = new URL(callPath, 'http://club.example');
      requestedUrls.push(url);
      const data = responses[url.pathname];
      const body =
        status === 200 && data !== undefined
          ? { success: true, data }
          : { success: false, data: null, message: 'Not now.' };
      return Promise.resolve({
        status: status === 200 && data === undefined ? 404 : status,
        body: JSON.stringify(body),
      });
    },
  });
  return { page, requestedUrls };
}

async function renderExisting(path: string): Promise<RenderedPage> {
  const { page } = await render(path);
  if (page === null) throw new Error(`${path} was not rendered.`);
  return page;
}

const shared: readonly (readonly [path: string, title: string, picture: string | null])[] = [
  [`/events/${event.id}`, event.title, event.imageUrl],
  [`/member-benefits/${benefit.id}`, benefit.title, benefit.imageUrl],
  [`/vendors/${vendor.slug}`, vendor.name, vendor.imageUrl],
  [`/destination-guides/${city.id}`, city.name, city.imageUrl],
  [`/destination-guides/${neighborhood.id}`, neighborhood.name, neighborhood.imageUrl],
  [`/gift-guides/${guide.id}`, guide.name, product.imageUrl],
  [`/gift-guides/products/${product.id}`, product.name, product.imageUrl],
];

/** Escapes text as React does. */
const escapeLikeReact = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll("'", '&#x27;').replaceAll('"', '&quot;');

test.each(shared)('web/app/server-1: %s is rendered as a visitor sees it', async (path, title) => {
  const { page, requestedUrls } = await render(`${path}?ref=member-2`);
  expect(page?.html).toContain(escapeLikeReact(title));
  expect(page?.html).toMatch(/<h1[ >]/);
  expect(page?.html).toContain('Sign in here');
  expect(page?.html).not.toContain('Submit a Request');
  expect(requestedUrls.map(({ searchParams }) => searchParams.get('ref'))).toEqual(
    requestedUrls.map(() => 'member-2'),
  );
});

test.each([...shared.map(([path]) => `${path}?ref=member-2`), '/login'])(
  'web/app/server-1: %s leads to the membership site where the club has one, and renders without one',
  async (path) => {
    const { html } = await renderExisting(path);
    expect(html).toContain('Become a Member');
    expect(html).toContain(`href="${configuration.membershipUrl}"`);
    const { page } = await render(path, 200, { membershipUrl: null });
    expect(page?.html).toMatch(/<main[ >]/);
    expect(page?.html).not.toContain('Become a Member');
  },
);

test('web/app/server-1: every link to another shared page keeps the ref', async () => {
  const pages = await Promise.all(shared.map(([path]) => renderExisting(`${path}?ref=member-2`)));
  const links = pages.flatMap(({ html }) =>
    [...html.matchAll(/<a [^>]*href="(\/[^"]*)"/g)].map(([, href = '']) => href),
  );
  expect(links).not.toEqual([]);
  expect(links.filter((href) => !href.endsWith('?ref=member-2'))).toEqual([]);
});

test('web/app/server-1: the sign-in page is rendered, and says when a session has ended', async () => {
  const { html, title } = await renderExisting('/login');
  expect(title).toBe('Sign In · The Sample Club');
  expect(html).toContain('Send Code');
  expect(html).not.toContain('Your session has ended.');
  expect((await renderExisting('/login?reason=session_expired')).html).toContain(
    'Your session has ended.',
  );
});

test('web/app/server-13: a page has the rules of the style sheet that it needs', async () => {
  const { style } = await renderExisting(`${shared[0]![0]}?ref=member-2`);
  expect(style).toBe('.is-member [data-rendered] main{a:b}');
});

test.each(shared)('web/app/server-2: the preview of %s', async (path, title, picture) => {
  const page = await renderExisting(`${path}?ref=member-2`);
  expect(page.title).toBe(`${title} · The Sample Club`);
  expect(page.preview).toMatchObject({ title, picture });
  expect(page.preview.description ?? '').not.toMatch(/[<>]/);
});

test('web/app/server-3: the data is what the page shows, and the sign-in page has none', async () => {
  const { data } = await renderExisting(`/destination-guides/${neighborhood.id}?ref=member-2`);
  expect(data).toMatchObject({
    queries: [{ queryKey: ['destinations', neighborhood.id], state: { status: 'success' } }],
  });
  expect((await renderExisting('/login')).data).toBeNull();
});

test('web/app/server-4: no other page is rendered', async () => {
  for (const path of ['/', '/dashboard', '/events', '/profile', '/nowhere', '/login/x']) {
    expect([path, (await render(`${path}?ref=member-2`)).page]).toEqual([path, null]);
  }
});

test('web/app/server-12: a page whose subject does not exist is rendered and says so', async () => {
  for (const [path, title] of [
    ['/events/none', 'Event Not Found'],
    ['/vendors/nothing', 'Vendor not found'],
    ['/member-benefits/none', 'Benefit Not Found'],
    ['/destination-guides/none', 'Destination not found'],
    ['/gift-guides/none', 'Gift guide not found'],
    ['/gift-guides/products/none', 'Gift Item Not Found'],
  ] as const) {
    const page = await renderExisting(`${path}?ref=member-2`);
    expect(page).toMatchObject({ status: 404, preview: { title, picture: null } });
    expect(page.html).toContain(title);
    expect(page.html).toContain('Sign in here');
  }
  expect(await renderExisting(`/events/${event.id}?ref=member-2`)).toMatchObject({ status: 200 });
});

test('web/app/server-6: without scripts every vendor of a list can be reached', async () => {
  const { html } = await renderExisting(`/destination-guides/${neighborhood.id}?ref=member-2`);
  const { connections } = destinationDetail(neighborhood.id)!;
  for (const { vendor: listed } of connections) expect(html).toContain(`/vendors/${listed.slug}`);
});

test('web/app/server-4: a page whose call fails is not rendered', async () => {
  expect((await render(`/events/${event.id}?ref=nobody`, 401)).page).toBeNull();
});

test('web/app/server-9: no timer holds a page in memory, whether it was rendered or not', async () => {
  vi.useFakeTimers();
  await renderExisting(`/destination-guides/${neighborhood.id}?ref=member-2`);
  await render(`/events/${event.id}?ref=nobody`, 401);
  expect(vi.getTimerCount()).toBe(0);
});
