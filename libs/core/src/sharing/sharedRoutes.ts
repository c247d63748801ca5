/** The pages that a visitor with a referral may open, `:name` for each parameter (SR5). */
export const sharedRoutes = [
  '/vendors/:slug',
  '/events/:eventId',
  '/member-benefits/:benefitId',
  '/destination-guides/:id',
  '/gift-guides/:id',
  '/gift-guides/products/:productId',
] as const;
/** A path that a visitor with a referral may open. */
export type SharedRoute = (typeof sharedRoutes)[number];

const patterns = sharedRoutes.map(
  (route) => [route, new RegExp(`^${route.replaceAll(/:\w+/g, '[^/]+')}/?$`)] as const,
);

/** Returns the shared route of a path; null if a visitor may not open it (SR5). */
export function sharedRouteOf(path: string): SharedRoute | null {
  return patterns.find(([, pattern]) => pattern.test(path))?.[0] ?? null;
}
