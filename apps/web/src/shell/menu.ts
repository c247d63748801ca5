/** One entry of the menu. A screen that can't be opened yet is shown as "Soon" and leads nowhere. */
export interface MenuEntry {
  readonly label: string;
  readonly path: `/${string}`;
  readonly isOpen: boolean;
}

/** The menu (spec section 2), in its order. */
export const menu: readonly MenuEntry[] = [
  { label: 'Home', path: '/dashboard', isOpen: true },
  { label: 'Member Benefits', path: '/member-benefits', isOpen: true },
  { label: 'Destination Guides', path: '/destination-guides', isOpen: true },
  { label: 'Events', path: '/events', isOpen: true },
  { label: 'Gift Guides', path: '/gift-guides', isOpen: true },
  { label: 'Profile', path: '/profile', isOpen: false },
];

const belongsTo = (entry: MenuEntry, path: string) =>
  path === entry.path || path.startsWith(`${entry.path}/`);

/** Whether the menu marks this entry on a page: its own pages, and for Home the site's root as well. */
export const isCurrent = (entry: MenuEntry, path: string): boolean =>
  belongsTo(entry, path) || (entry.path === '/dashboard' && path === '/');
