/** The pages that a visitor with a referral may open, `:name` for each parameter (spec section 2). */
export const sharedRoutes = [
  '/vendors/:slug',
  '/events/:eventId',
  '/member-benefits/:benefitId',
  '/destination-guides/:id',
  '/gift-guides/:id',
  '/gift-guides/products/:productId',
] as const;
/** One of the shared routes. */
export type SharedRoute = (typeof sharedRoutes)[number];

const patterns = sharedRoutes.map(
  (route) => [route, new RegExp(`^${route.replaceAll(/:\w+/g, '[^/]+')}/?$`)] as const,
);

/** The shared route of a path, null where a visitor may not enter. */
export const sharedRouteOf = (path: string): SharedRoute | null =>
  patterns.find(([, pattern]) => pattern.test(path))?.[0] ?? null;
