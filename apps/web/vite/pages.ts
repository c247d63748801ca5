const takeOver = '/routing/takeOver.tsx';

/** The modules of a page in the shell. `queries` names its query files beyond the common ones. */
const page = (screen: string, ...queries: readonly string[]): readonly string[] => [
  '/data/createData.ts',
  '/data/DataLayout.tsx',
  '/shell/Shell.tsx',
  ...queries.map((file) => `/data/${file}.ts`),
  `/screens/${screen}.tsx`,
];

/** The modules of a shared page, including those that hydrate the server's HTML. */
const sharedPage = (screen: string, ...queries: readonly string[]): readonly string[] => [
  ...page(screen, ...queries),
  takeOver,
];

/** The modules imported by the first load of each path, besides the start file. `:name` matches one path segment. */
export const pages: Readonly<Record<string, readonly string[]>> = {
  '/login': ['/screens/login/LoginScreen.tsx', takeOver],
  '/': page('dashboard/DashboardScreen'),
  '/dashboard': page('dashboard/DashboardScreen'),
  '/member-benefits': page('benefits/BenefitsScreen'),
  '/member-benefits/:id': sharedPage('benefit/BenefitScreen'),
  '/events': page('events/EventsScreen'),
  '/events/:id': sharedPage('event/EventScreen'),
  '/destination-guides': page('destinations/DestinationsScreen'),
  '/destination-guides/:id': sharedPage('destination/DestinationScreen', 'guideQueries'),
  '/vendors/:slug': sharedPage('vendor/VendorScreen', 'guideQueries'),
  '/profile': page('profile/ProfileScreen', 'profilePrefetch'),
  '/gift-guides': page('gift-guides/GiftGuidesScreen', 'giftQueries'),
  '/gift-guides/:id': sharedPage('gift-guide/GiftGuideScreen', 'giftQueries'),
  '/gift-guides/products/:id': sharedPage('gift-product/GiftProductScreen', 'giftQueries'),
};
