import type { RouteName } from '@parlour/core/routes';

/** Hydrates server-rendered pages. */
export const hydrate = '/routing/hydrate.tsx';

/** The modules of a page in the shell: those of every page, and the given ones below `features`. */
const page = (...modules: readonly string[]): readonly string[] => [
  '/data/createData.ts',
  '/data/DataLayout.tsx',
  '/app/shell/Shell.tsx',
  ...modules.map((module) => `/features/${module}`),
];

/** The modules of a shared page, including those that hydrate the server's HTML. */
const sharedPage = (...modules: readonly string[]): readonly string[] => [
  ...page(...modules),
  hydrate,
];

const dashboard = page('dashboard/DashboardScreen.tsx');
const guideQueries = 'destinations/detail/queries.ts';
const giftQueries = 'gift-guides/queries.ts';

/** The modules imported by the first load of each page, besides the start file. */
export const pages: Readonly<Record<RouteName, readonly string[]>> = {
  signIn: ['/features/sign-in/SignInScreen.tsx', hydrate],
  view: ['/features/member-view/ViewTabScreen.tsx'],
  home: dashboard,
  dashboard,
  benefits: page('benefits/list/BenefitsScreen.tsx'),
  benefit: sharedPage('benefits/detail/BenefitScreen.tsx'),
  events: page('events/list/EventsScreen.tsx'),
  event: sharedPage('events/detail/EventScreen.tsx'),
  destinations: page('destinations/list/DestinationsScreen.tsx'),
  destination: sharedPage('destinations/detail/DestinationScreen.tsx', guideQueries),
  vendor: sharedPage('vendors/VendorScreen.tsx', guideQueries),
  bookings: page('bookings/BookingsScreen.tsx', 'requests/prefetch.ts'),
  requests: page('own-requests/list/RequestsScreen.tsx', 'requests/prefetch.ts'),
  request: page('own-requests/detail/RequestScreen.tsx', 'requests/queries.ts'),
  search: page('search/SearchScreen.tsx'),
  saved: page('saved/SavedScreen.tsx'),
  profile: page('profile/ProfileScreen.tsx', 'profile/prefetch.ts'),
  giftGuides: page('gift-guides/list/GiftGuidesScreen.tsx', giftQueries),
  giftGuide: sharedPage('gift-guides/detail/GiftGuideScreen.tsx', giftQueries),
  giftProduct: sharedPage('gift-guides/product/GiftProductScreen.tsx', giftQueries),
};

/** What members open from their pages: dialogs, the drawer and the page for unknown paths. */
const opened = [
  '/app/shell/MenuDrawer.tsx',
  '/app/shell/NotFoundPage.tsx',
  '/features/requests/RequestDialog.tsx',
  '/features/requests/SentRequestLine.tsx',
  '/features/benefits/detail/RedemptionDialog.tsx',
  '/features/benefits/door/DoorScreen.tsx',
  '/features/profile/EditProfileDialog.tsx',
  '/features/profile/ChangeRequestDialog.tsx',
  '/features/payment-methods/AddPaymentMethodDialog.tsx',
  '/features/documents/UploadDialog.tsx',
  '/features/sign-in/signInCalls.ts',
  '/features/destinations/detail/AvailableOffline.tsx',
  '/features/dashboard/NextCards.tsx',
  '/features/dashboard/ownItems.ts',
  '/features/registrations/CancellationDialog.tsx',
  '/features/own-requests/detail/CancellationQuestion.tsx',
  '/components/maps/GuideMap.tsx',
  '/components/paper/Paper.tsx',
  '/components/saving/BoundSaveButton.tsx',
];

/** All screens and what they open. A browser fetches their files when it is idle. */
export const prefetchedModules: readonly string[] = [
  ...new Set([...Object.values(pages).flat(), ...opened]),
];
