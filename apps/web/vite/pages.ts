const takeOver = '/routing/takeOver.tsx';

/** A page of the shell, and the files of the calls that it makes beside the usual ones. */
const page = (screen: string, ...queries: readonly string[]): readonly string[] => [
  '/data/createData.ts',
  '/data/DataLayout.tsx',
  '/shell/Shell.tsx',
  ...queries.map((file) => `/data/${file}.ts`),
  `/screens/${screen}.tsx`,
];

/** Such a page where it can be shared, so that the server may have rendered it. */
const sharedPage = (screen: string, ...queries: readonly string[]): readonly string[] => [
  ...page(screen, ...queries),
  takeOver,
];

/**
 * What the first load of each address needs beside the start file, by the modules that its route imports. `:name` stands
 * for any one part of a path.
 */
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
