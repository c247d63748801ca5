import { type RouteName, routes, type SharedRouteName } from '@parlour/core/routes';
import { sampleId } from '@parlour/sample-club';
import type { Page } from '@playwright/test';
import { shownDashboard } from '../support/dashboard.ts';
import { referral } from '../support/referral.ts';
import { type NeedsValue, type SweptPage, sweepPages } from '../support/sweep.ts';
import { test } from '../support/test.ts';

test.describe.configure({ mode: 'parallel' });

const main = (page: Page) => page.getByRole('main');
// Another journey of the same club may have registered its member.
const registration = (page: Page) =>
  page.getByRole('button', { name: /^(?:Register|Cancel Registration)/ }).first();
const title = (name: string) => (page: Page) => page.getByRole('heading', { level: 1, name });

/**
 * How a page is swept; null where it has nothing of its own to sweep. A page of the route table without a row here is
 * swept at its path, once its heading shows.
 */
const rows: Readonly<
  Record<NeedsValue<typeof routes>, SweptPage | null> &
    Partial<Record<RouteName, Partial<SweptPage> | null>>
> = {
  // It repeats the dashboard.
  home: null,
  // It shows a member nothing.
  view: null,
  // The sample club's member has none.
  request: null,
  // It leads a member on.
  signIn: null,
  dashboard: { ready: shownDashboard },
  benefits: { ready: (page) => main(page).getByRole('heading', { level: 3 }) },
  benefit: {
    path: `/member-benefits/${sampleId('benefit', 'two-studios-in-an-afternoon')}`,
    ready: (page) => page.getByRole('button', { name: /redeem/i }),
  },
  destinations: { ready: title('Destination Guides') },
  destination: {
    path: `/destination-guides/${sampleId('destination', 'paris-le-marais')}`,
    ready: title('Le Marais'),
  },
  vendor: {
    path: '/vendors/quattro-gozzi',
    ready: (page) => main(page).getByRole('region', { name: /^More/ }).getByRole('link').nth(2),
  },
  events: { ready: registration },
  event: { path: `/events/${sampleId('event', 'stars-over-agafay')}`, ready: registration },
  giftGuide: { path: `/gift-guides/${sampleId('guide', 'the-good-house')}` },
  giftProduct: { path: `/gift-guides/products/${sampleId('gift', 'ash-glazed-serving-bowl')}` },
  profile: { ready: (page) => page.getByRole('heading', { name: 'Rosalind Hale' }) },
  bookings: { ready: (page) => page.getByText(/No valid codes|until /) },
  requests: { ready: (page) => page.getByText('Open').first() },
  search: {
    path: '/search?text=lisbon',
    ready: (page) => page.getByRole('region', { name: 'Vendors' }),
  },
};

const rowOf: Readonly<Record<string, Partial<SweptPage> | null | undefined>> = rows;

/** Pages of a member that show a row of the route table in another way. */
const others: readonly SweptPage[] = [
  {
    path: `/destination-guides/${sampleId('destination', 'paris')}`,
    ready: title('Paris'),
  },
  { path: `/gift-guides/${sampleId('guide', 'for-julien-after-the-wrap')}`, isStill: false },
  { path: '/no-such-page', ready: (page) => main(page).getByRole('heading') },
];

/** How a visitor with a referral sees the shared pages, where that differs from a page that shows its heading. */
const shared: Readonly<Record<SharedRouteName, Partial<SweptPage>>> = {
  benefit: {},
  destination: { ready: title('Le Marais') },
  // On a phone it moves a little more than the limit while it loads.
  event: { isStill: false },
  vendor: { ready: rows.vendor?.ready },
  // Their content replaces a taller placeholder.
  giftGuide: { isStill: false },
  giftProduct: { isStill: false },
};

const ownPages = Object.entries(routes).flatMap(([name, { path }]): SweptPage[] => {
  const row = rowOf[name];
  return row === null ? [] : [{ path, ...row }];
});
const sharedPages = Object.entries(shared).map(([name, row]): SweptPage => {
  const path = rowOf[name]?.path ?? '';
  return { ...row, path: path + referral };
});
const ofVisitor: readonly SweptPage[] = [
  { path: routes.signIn.path, ready: (page) => page.getByLabel('Email') },
  ...sharedPages,
  // A guide for one member alone.
  {
    path: `/gift-guides/${sampleId('guide', 'for-rosalind-the-studio')}${referral}`,
    isStill: false,
  },
];

/** Groups pages by the first part of their path. */
const inSections = (pages: readonly SweptPage[]) =>
  Map.groupBy(pages, ({ path }) => /^\/[^/?]+/.exec(path)?.[0] ?? path);

for (const [section, pages] of inSections([...ownPages, ...others])) {
  sweepPages(section, 'member', pages);
}
for (const [section, pages] of inSections(ofVisitor)) sweepPages(section, 'visitor', pages);
