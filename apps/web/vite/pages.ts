/** A page of the shell, and the files of the calls that it makes beside the usual ones. */
const page = (screen: string, ...queries: readonly string[]): readonly string[] => [
  '/data/createData.ts',
  '/data/DataLayout.tsx',
  '/shell/Shell.tsx',
  ...queries.map((file) => `/data/${file}.ts`),
  `/screens/${screen}.tsx`,
];

/**
 * What the first load of each address needs beside the start file, by the modules that its route imports. `:name` stands
 * for any one part of a path.
 */
export const pages: Readonly<Record<string, readonly string[]>> = {
  '/login': ['/screens/login/LoginScreen.tsx'],
  '/': page('dashboard/DashboardScreen'),
  '/dashboard': page('dashboard/DashboardScreen'),
  '/member-benefits': page('benefits/BenefitsScreen'),
  '/member-benefits/:id': page('benefit/BenefitScreen'),
  '/events': page('events/EventsScreen'),
  '/events/:id': page('event/EventScreen'),
  '/destination-guides': page('destinations/DestinationsScreen'),
  '/destination-guides/:id': page('destination/DestinationScreen', 'guideQueries'),
  '/vendors/:slug': page('vendor/VendorScreen', 'guideQueries'),
  '/profile': page(
    'profile/ProfileScreen',
    'profileQueries',
    'paymentMethodsQuery',
    'documentsQuery',
  ),
  '/gift-guides': page('gift-guides/GiftGuidesScreen', 'giftQueries'),
  '/gift-guides/:id': page('gift-guide/GiftGuideScreen', 'giftQueries'),
  '/gift-guides/products/:id': page('gift-product/GiftProductScreen', 'giftQueries'),
};
