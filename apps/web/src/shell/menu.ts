/** One entry of the menu. A screen that can't be opened yet is shown as "Soon" and leads nowhere. */
export interface MenuEntry {
  readonly label: string;
  readonly path: `/${string}`;
  readonly isOpen: boolean;
}

/**
 * The menu (spec section 2), in its order, and the one place that says which areas of the club can be opened:
 * every link to one of them asks {@link openPath}.
 */
export const menu: readonly MenuEntry[] = [
  { label: 'Home', path: '/dashboard', isOpen: true },
  { label: 'Member Benefits', path: '/member-benefits', isOpen: true },
  { label: 'Destination Guides', path: '/destination-guides', isOpen: false },
  { label: 'Events', path: '/events', isOpen: false },
  { label: 'Gift Guides', path: '/gift-guides', isOpen: false },
  { label: 'Profile', path: '/profile', isOpen: false },
];

const belongsTo = (entry: MenuEntry, path: string) =>
  path === entry.path || path.startsWith(`${entry.path}/`);

/** The path itself when its area can be opened, else undefined: there is then nothing to link to. */
export const openPath = (path: string): string | undefined =>
  menu.some((entry) => entry.isOpen && belongsTo(entry, path)) ? path : undefined;

/** The link of a card: the path as its `href`, or nothing where its area can't be opened. */
export const openLink = (path: string): { href: string } | { href?: never } => {
  const href = openPath(path);
  return href === undefined ? {} : { href };
};

/** Whether the menu marks this entry on a page: its own pages, and for Home the site's root as well. */
export const isCurrent = (entry: MenuEntry, path: string): boolean =>
  belongsTo(entry, path) || (entry.path === '/dashboard' && path === '/');
