import { type StaffRole, staffRoles } from '@parlour/contract/staff';

/** What the desk calls each role. */
export const roleNames = {
  concierge: 'Concierge',
  editor: 'Editor',
  manager: 'Manager',
  administrator: 'Administrator',
} as const satisfies Readonly<Record<StaffRole, string>>;

/** Returns somebody's roles as a list in words. A role that this version does not know is left out. */
export function rolesInWords(roles: readonly string[]): string {
  return staffRoles
    .filter((role) => roles.includes(role))
    .map((role) => roleNames[role])
    .join(', ');
}
