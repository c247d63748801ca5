import type { KeyPermission } from '@parlour/contract';
import { keyPermissions } from '@parlour/contract/staff';

/** What the desk calls each permission of a key. */
export const permissionNames = {
  'desk.read': 'Read requests',
  'desk.reply': 'Enter requests and tag them',
  'member.read': 'Read members',
  'member.edit': 'Invite and change members',
  'change_request.decide': 'Read change requests',
  'content.edit': 'Read content and pictures',
  'content.publish': 'Hide, show and order content',
  'content.import': 'Import content, and members where it may change them',
  'audit.read': 'Read the audit trail',
} as const satisfies Readonly<Record<KeyPermission, string>>;

/** Returns the permissions of a key as a list in words. One that this version does not know is left out. */
export function permissionsInWords(permissions: readonly string[]): string {
  return keyPermissions
    .filter((permission) => permissions.includes(permission))
    .map((permission) => permissionNames[permission])
    .join(', ');
}
