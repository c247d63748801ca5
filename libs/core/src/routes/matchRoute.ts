import { type DeskRouteName, deskRoutes } from './deskRoutes.ts';
import { pathPattern, type Route, type RouteName, routes, type SharedRouteName } from './routes.ts';

/** Makes the function that finds the page at a path in a table of pages. */
const matcherOf = <Name extends string>(table: Readonly<Record<Name, Route>>) => {
  const isName = (name: string): name is Name => Object.hasOwn(table, name);
  const patterns = Object.keys(table)
    .filter(isName)
    .map((name) => ({ name, pattern: pathPattern(table[name].path) }));
  return (path: string): Name | null =>
    patterns.find(({ pattern }) => pattern.test(path))?.name ?? null;
};

const findRoute = matcherOf<RouteName>(routes);
const findDeskRoute = matcherOf<DeskRouteName>(deskRoutes);

const isShared = (name: RouteName): name is SharedRouteName => 'isShared' in routes[name];

/** Returns the page of the member app at a path; null if there is none. */
export function matchRoute(path: string): RouteName | null {
  return findRoute(path);
}

/** Returns the page of the desk at a path within its mount; null if there is none. */
export function matchDeskRoute(path: string): DeskRouteName | null {
  return findDeskRoute(path);
}

/** Returns the shared page at a path; null if a visitor may not open it (core/sharing-5). */
export function matchSharedRoute(path: string): SharedRouteName | null {
  const name = matchRoute(path);
  return name !== null && isShared(name) ? name : null;
}

/** Returns the page at a path if the server renders it for visitors: the sign-in page or a shared page. */
export function matchVisitorRoute(path: string): SharedRouteName | 'signIn' | null {
  return path === routes.signIn.path ? 'signIn' : matchSharedRoute(path);
}
