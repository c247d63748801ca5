import type { PageModules } from '@parlour/vite-plugins';

const hydrate = '/routing/hydrate.tsx';

/** The modules of a page in the shell: those of every page, and the given ones below `features`. */
const page = (...modules: readonly string[]): readonly string[] => [
  '/app/data/createData.ts',
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

/** The modules imported by the first load of each path, besides the start file. `:name` matches one path segment. */
export const pages: PageModules = {
  '/login': ['/features/sign-in/SignInScreen.tsx', hydrate],
  '/': dashboard,
  '/dashboard': dashboard,
  '/member-benefits': page('benefits/list/BenefitsScreen.tsx'),
  '/member-benefits/:id': sharedPage('benefits/detail/BenefitScreen.tsx'),
  '/events': page('events/list/EventsScreen.tsx'),
  '/events/:id': sharedPage('events/detail/EventScreen.tsx'),
  '/destination-guides': page('destinations/list/DestinationsScreen.tsx'),
  '/destination-guides/:id': sharedPage('destinations/detail/DestinationScreen.tsx', guideQueries),
  '/vendors/:slug': sharedPage('vendors/VendorScreen.tsx', guideQueries),
  '/profile': page('profile/ProfileScreen.tsx', 'profile/prefetch.ts'),
  '/gift-guides': page('gift-guides/list/GiftGuidesScreen.tsx', giftQueries),
  '/gift-guides/:id': sharedPage('gift-guides/detail/GiftGuideScreen.tsx', giftQueries),
  '/gift-guides/products/:id': sharedPage('gift-guides/product/GiftProductScreen.tsx', giftQueries),
};
