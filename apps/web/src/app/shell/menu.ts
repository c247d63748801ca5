import { routes } from '@parlour/core/routes';

/** One entry of the menu. */
export interface MenuEntry {
  readonly label: string;
  readonly path: string;
}

/** The entries of the club, and the member's bookings, in order (`web/app/shell-1`). */
export const menu: readonly MenuEntry[] = [
  { label: 'Home', path: routes.dashboard.path },
  { label: 'Member Benefits', path: routes.benefits.path },
  { label: 'Destination Guides', path: routes.destinations.path },
  { label: 'Events', path: routes.events.path },
  { label: 'Gift Guides', path: routes.giftGuides.path },
  { label: 'My Bookings', path: routes.bookings.path },
];

/** What is the member's own, in the menu under their initials (`web/app/shell-26`). */
export const ownMenu: readonly MenuEntry[] = [
  { label: 'Profile', path: routes.profile.path },
  { label: 'My Requests', path: routes.requests.path },
  { label: 'Saved', path: routes.saved.path },
];

/** The search, an action of the masthead and the last entry of the drawer (`web/app/shell-2`). */
export const searchEntry: MenuEntry = { label: 'Search', path: routes.search.path };

const belongsTo = (entry: MenuEntry, path: string) =>
  path === entry.path || path.startsWith(`${entry.path}/`);

/** Whether the menu marks an entry on a page: the entry's own pages, and for Home also the root path (`web/app/shell-3`). */
export function isCurrent(entry: MenuEntry, path: string): boolean {
  const isHome = entry.path === routes.dashboard.path && path === routes.home.path;
  return isHome || belongsTo(entry, path);
}
