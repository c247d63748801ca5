import type { Permission } from '@parlour/contract';
import { mayDo } from '@parlour/core/staff';
import { deskRoutes } from '@parlour/core/routes';

/** One page in the menu. */
export interface MenuEntry {
  readonly label: string;
  readonly path: string;
}

/** The pages of the menu, with the permission that opens each. */
const pages: readonly (MenuEntry & { readonly permission: Permission })[] = [
  { label: 'Requests', path: deskRoutes.requests.path, permission: 'desk.read' },
  { label: 'Replies', path: deskRoutes.replies.path, permission: 'desk.read' },
  { label: 'Pictures', path: deskRoutes.pictures.path, permission: 'content.edit' },
  { label: 'Import', path: deskRoutes.imports.path, permission: 'content.import' },
  { label: 'Staff', path: deskRoutes.staff.path, permission: 'staff.manage' },
  { label: 'Settings', path: deskRoutes.settings.path, permission: 'settings.manage' },
  { label: 'Audit', path: deskRoutes.audit.path, permission: 'audit.read' },
];

/** Returns the pages that somebody with these roles may open (`DKF4`). */
export function menuOf(roles: readonly string[]): readonly MenuEntry[] {
  return pages
    .filter(({ permission }) => mayDo(roles, permission))
    .map(({ label, path }) => ({ label, path }));
}

/** Returns the path of the first page of somebody with these roles: their own account, where the menu is empty (`DKF5`). */
export function homeOf(roles: readonly string[]): string {
  return menuOf(roles)[0]?.path ?? deskRoutes.account.path;
}
