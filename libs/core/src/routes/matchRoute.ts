import { pathPattern, type RouteName, routes, type SharedRouteName } from './routes.ts';

const isRouteName = (name: string): name is RouteName => Object.hasOwn(routes, name);

const patterns = Object.keys(routes)
  .filter(isRouteName)
  .map((name) => ({ name, pattern: pathPattern(routes[name].path) }));

const isShared = (name: RouteName): name is SharedRouteName => 'isShared' in routes[name];

/** Returns the page at a path; null if there is none. */
export function matchRoute(path: string): RouteName | null {
  return patterns.find(({ pattern }) => pattern.test(path))?.name ?? null;
}

/** Returns the shared page at a path; null if a visitor may not open it (SR5). */
export function matchSharedRoute(path: string): SharedRouteName | null {
  const name = matchRoute(path);
  return name !== null && isShared(name) ? name : null;
}

/** Returns the page at a path if the server renders it for visitors: the sign-in page or a shared page. */
export function matchVisitorRoute(path: string): SharedRouteName | 'signIn' | null {
  return path === routes.signIn.path ? 'signIn' : matchSharedRoute(path);
}
