import type { Permission } from '@parlour/contract';
import { contentKinds } from '@parlour/contract/staff';
import { contentNames } from '@parlour/core/content';
import { href } from '@parlour/core';
import { mayDo } from '@parlour/core/staff';
import { deskRoutes } from '@parlour/core/routes';

/** One page in the menu. */
export interface MenuEntry {
  readonly label: string;
  readonly path: string;
  /** How much waits there. Absent for nothing. */
  readonly count?: number;
}

/** Pages of the menu that belong together. Never empty. */
export interface MenuArea extends MenuEntry {
  readonly pages: readonly MenuEntry[];
}

/** How much waits on pages of the menu, by their path. */
export type MenuCounts = Readonly<Record<string, number>>;

interface Page {
  readonly label: string;
  readonly path: string;
  readonly permission: Permission;
}

/** The areas of the menu with their pages, each with the permission that opens it. */
const areas: readonly { readonly label: string; readonly pages: readonly Page[] }[] = [
  {
    label: 'Search',
    pages: [{ label: 'Search', path: deskRoutes.search.path, permission: 'account.own' }],
  },
  {
    label: 'Concierge',
    pages: [
      { label: 'Requests', path: deskRoutes.requests.path, permission: 'desk.read' },
      { label: 'Inbox', path: deskRoutes.inbox.path, permission: 'desk.read' },
      { label: 'Today', path: deskRoutes.today.path, permission: 'desk.read' },
      { label: 'House', path: deskRoutes.house.path, permission: 'house.read' },
      { label: 'Replies', path: deskRoutes.replies.path, permission: 'desk.read' },
    ],
  },
  {
    label: 'Membership',
    pages: [
      { label: 'Members', path: deskRoutes.members.path, permission: 'member.read' },
      {
        label: 'Change Requests',
        path: deskRoutes.changeRequests.path,
        permission: 'change_request.decide',
      },
    ],
  },
  {
    label: 'Content',
    pages: [
      ...contentKinds.map((kind) => ({
        label: contentNames[kind].many,
        path: href(deskRoutes.contentList, { kind }),
        permission: 'content.edit' as const,
      })),
      { label: 'Releases', path: deskRoutes.releases.path, permission: 'content.edit' },
      { label: 'Pictures', path: deskRoutes.pictures.path, permission: 'content.edit' },
      { label: 'Import', path: deskRoutes.imports.path, permission: 'content.import' },
    ],
  },
  {
    label: 'Club',
    pages: [
      { label: 'Staff', path: deskRoutes.staff.path, permission: 'staff.manage' },
      { label: 'Settings', path: deskRoutes.settings.path, permission: 'settings.manage' },
      { label: 'API Keys', path: deskRoutes.apiKeys.path, permission: 'integration.manage' },
      { label: 'Webhooks', path: deskRoutes.webhooks.path, permission: 'integration.manage' },
      { label: 'Audit', path: deskRoutes.audit.path, permission: 'audit.read' },
    ],
  },
];

const entryOf = (label: string, path: string, count: number): MenuEntry =>
  count === 0 ? { label, path } : { label, path, count };

/** Returns the areas with a page that somebody with these roles may open (`desk/app-6`). An area leads to its first page. */
export function menuOf(roles: readonly string[], counts: MenuCounts = {}): readonly MenuArea[] {
  return areas.flatMap((area) => {
    const pages = area.pages
      .filter(({ permission }) => mayDo(roles, permission))
      .map(({ label, path }) => entryOf(label, path, counts[path] ?? 0));
    const [first] = pages;
    if (first === undefined) return [];
    const waiting = pages.reduce((sum, { count = 0 }) => sum + count, 0);
    return [{ ...entryOf(area.label, first.path, waiting), pages }];
  });
}

/** Whether a path is that of a page, or one below it. */
export function isWithin(path: string, page: string): boolean {
  return path === page || path.startsWith(`${page}/`);
}

/** Returns the area that a page belongs to. Undefined for a page outside of the menu. */
export function areaOf(menu: readonly MenuArea[], path: string): MenuArea | undefined {
  return menu.find(({ pages }) => pages.some((page) => isWithin(path, page.path)));
}

/** Returns the path of the first page of somebody with these roles that shows something: their own account, where none does (`desk/app-7`). */
export function homeOf(roles: readonly string[]): string {
  const first = menuOf(roles).find(({ path }) => path !== deskRoutes.search.path);
  return first?.path ?? deskRoutes.account.path;
}
