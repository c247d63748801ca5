import type { Permission } from '@parlour/contract';
import type { StaffRole } from '@parlour/contract/staff';

const all = ['concierge', 'editor', 'manager', 'administrator'] as const;
const desk = ['concierge', 'manager', 'administrator'] as const;
const editors = ['editor', 'manager', 'administrator'] as const;
const managers = ['manager', 'administrator'] as const;

/** The roles with each permission (core/staff-1). */
const rolesWith = {
  'account.own': all,
  'audit.read': managers,
  'card.see': desk,
  'change_request.decide': managers,
  'content.edit': editors,
  'content.import': editors,
  'content.publish': editors,
  'desk.assign': managers,
  'desk.read': desk,
  'desk.reply': desk,
  'desk.settings': managers,
  'document.open': managers,
  'export.make': managers,
  'house.read': managers,
  'integration.manage': ['administrator'],
  'member.edit': managers,
  'member.read': desk,
  'member.view_as': managers,
  'settings.manage': ['administrator'],
  'staff.manage': ['administrator'],
} as const satisfies Readonly<Record<Permission, readonly StaffRole[]>>;

/** Whether one of a person's roles has a permission. A role that this version does not know has none (core/staff-2). */
export function mayDo(roles: readonly string[], permission: Permission): boolean {
  const holders: readonly string[] = rolesWith[permission];
  return roles.some((role) => holders.includes(role));
}
