import { staffRoles } from '@parlour/contract/staff';
import { expect, test } from 'vitest';
import { mayDo } from './permissions.ts';

test('core/staff-1: every role has its own account, and each permission belongs to the roles of the table', () => {
  expect(staffRoles.filter((role) => mayDo([role], 'account.own'))).toEqual(staffRoles);
  expect(staffRoles.filter((role) => mayDo([role], 'desk.reply'))).toEqual([
    'concierge',
    'manager',
    'administrator',
  ]);
  expect(staffRoles.filter((role) => mayDo([role], 'audit.read'))).toEqual([
    'manager',
    'administrator',
  ]);
  expect(staffRoles.filter((role) => mayDo([role], 'house.read'))).toEqual([
    'manager',
    'administrator',
  ]);
  expect(staffRoles.filter((role) => mayDo([role], 'staff.manage'))).toEqual(['administrator']);
});

test('core/staff-1: an editor has no permission that shows a member', () => {
  for (const permission of ['desk.read', 'member.read', 'card.see', 'document.open'] as const) {
    expect(mayDo(['editor'], permission)).toBe(false);
  }
});

test('core/staff-2: roles add up, and an unknown one has no permission', () => {
  expect(mayDo(['editor', 'concierge'], 'desk.reply')).toBe(true);
  expect(mayDo(['editor', 'concierge'], 'content.edit')).toBe(true);
  expect(mayDo(['owner'], 'account.own')).toBe(false);
  expect(mayDo([], 'account.own')).toBe(false);
});
