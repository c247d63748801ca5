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

/** How much waits on pages of the menu, by their path. */
export type MenuCounts = Readonly<Record<string, number>>;

/** The pages of the menu, with the permission that opens each. */
const pages: readonly (MenuEntry & { readonly permission: Permission })[] = [
  { label: 'Search', path: deskRoutes.search.path, permission: 'account.own' },
  { label: 'Requests', path: deskRoutes.requests.path, permission: 'desk.read' },
  { label: 'Members', path: deskRoutes.members.path, permission: 'member.read' },
  {
    label: 'Change Requests',
    path: deskRoutes.changeRequests.path,
    permission: 'change_request.decide',
  },
  { label: 'Replies', path: deskRoutes.replies.path, permission: 'desk.read' },
  ...contentKinds.map((kind) => ({
    label: contentNames[kind].many,
    path: href(deskRoutes.contentList, { kind }),
    permission: 'content.edit' as const,
  })),
  { label: 'Pictures', path: deskRoutes.pictures.path, permission: 'content.edit' },
  { label: 'Import', path: deskRoutes.imports.path, permission: 'content.import' },
  { label: 'Staff', path: deskRoutes.staff.path, permission: 'staff.manage' },
  { label: 'Settings', path: deskRoutes.settings.path, permission: 'settings.manage' },
  { label: 'Audit', path: deskRoutes.audit.path, permission: 'audit.read' },
];

/** Returns the pages that somebody with these roles may open (`DKF4`). */
export function menuOf(roles: readonly string[], counts: MenuCounts = {}): readonly MenuEntry[] {
  return pages
    .filter(({ permission }) => mayDo(roles, permission))
    .map(({ label, path }) => {
      const count = counts[path] ?? 0;
      return count === 0 ? { label, path } : { label, path, count };
    });
}

/** Returns the path of the first page of somebody with these roles that shows something: their own account, where none does (`DKF5`). */
export function homeOf(roles: readonly string[]): string {
  const first = menuOf(roles).find(({ path }) => path !== deskRoutes.search.path);
  return first?.path ?? deskRoutes.account.path;
}
