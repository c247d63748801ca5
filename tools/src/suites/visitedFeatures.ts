import { isFeature } from './sourceFiles.ts';

/** The feature that shows the pages below a path. */
const featureOfPath = {
  dashboard: 'dashboard',
  'destination-guides': 'destinations',
  events: 'events',
  'gift-guides': 'gift-guides',
  login: 'sign-in',
  'member-benefits': 'benefits',
  'my-bookings': 'bookings',
  profile: 'profile',
  requests: 'own-requests',
  search: 'search',
  vendors: 'vendors',
  view: 'member-view',
} as const satisfies Record<string, string>;

/** Returns the features whose pages a test opens by path. */
export function visitedFeatures(testText: string): string[] {
  return Object.entries(featureOfPath)
    .filter(([path]) => new RegExp(`[\`'"*]/${path}\\b`).test(testText))
    .map(([, feature]) => feature);
}

/** Whether an import leads from the shell to no feature: it loads their screens on demand, and only the visited ones count. */
export function isWithinFeatures(from: string, to: string): boolean {
  return isFeature(from) || !isFeature(to);
}
