/** One entry of the menu. */
export interface MenuEntry {
  readonly label: string;
  readonly path: `/${string}`;
}

/** The menu entries in order (`WS1`). */
export const menu: readonly MenuEntry[] = [
  { label: 'Home', path: '/dashboard' },
  { label: 'Member Benefits', path: '/member-benefits' },
  { label: 'Destination Guides', path: '/destination-guides' },
  { label: 'Events', path: '/events' },
  { label: 'Gift Guides', path: '/gift-guides' },
  { label: 'Profile', path: '/profile' },
];

const belongsTo = (entry: MenuEntry, path: string) =>
  path === entry.path || path.startsWith(`${entry.path}/`);

/** Whether the menu marks an entry on a page: the entry's own pages, and for Home also the root path (`WS3`). */
export function isCurrent(entry: MenuEntry, path: string): boolean {
  return belongsTo(entry, path) || (entry.path === '/dashboard' && path === '/');
}
