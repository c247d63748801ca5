/** A page of an app. `Path` has a `:name` for each parameter. */
export interface Route<Path extends string = string> {
  readonly path: Path;
  /** Whether a visitor with a referral may open the page (core/sharing-5). */
  readonly isShared?: true;
}

/** The pages of the member app. Every path of a page is made here. */
export const routes = {
  signIn: { path: '/login' },
  /** Where a member of staff begins to look at the club as a member, with a token after `#`. */
  view: { path: '/view' },
  home: { path: '/' },
  dashboard: { path: '/dashboard' },
  benefits: { path: '/member-benefits' },
  benefit: { path: '/member-benefits/:benefitId', isShared: true },
  destinations: { path: '/destination-guides' },
  destination: { path: '/destination-guides/:id', isShared: true },
  vendor: { path: '/vendors/:slug', isShared: true },
  events: { path: '/events' },
  event: { path: '/events/:eventId', isShared: true },
  giftGuides: { path: '/gift-guides' },
  giftGuide: { path: '/gift-guides/:id', isShared: true },
  giftProduct: { path: '/gift-guides/products/:productId', isShared: true },
  profile: { path: '/profile' },
  bookings: { path: '/my-bookings' },
  requests: { path: '/requests' },
  request: { path: '/requests/:requestId' },
  search: { path: '/search' },
  saved: { path: '/saved' },
} as const satisfies Readonly<Record<string, Route>>;

type Routes = typeof routes;
/** The name of a page. */
export type RouteName = keyof Routes;
/** The name of a page that a visitor with a referral may open (core/sharing-5). */
export type SharedRouteName = {
  [Name in RouteName]: Routes[Name] extends { isShared: true } ? Name : never;
}[RouteName];

type ParameterOf<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParameterOf<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

const PARAMETER = /:(\w+)/g;

/** Returns the path of a page with the values of its parameters (core/destinations-7, core/gift-guides-9). */
export function href<Path extends string>(
  { path }: Route<Path>,
  parameters: Readonly<Record<ParameterOf<Path>, string>>,
): string {
  const values: Readonly<Record<string, string>> = parameters;
  return path.replaceAll(PARAMETER, (_, name: string) => encodeURIComponent(values[name] ?? ''));
}

/** Creates the pattern of a path. Each `:name` matches one segment, and the path may end with a slash. */
export function pathPattern(path: string): RegExp {
  return new RegExp(`^${path.replaceAll(PARAMETER, '[^/]+')}/?$`);
}
