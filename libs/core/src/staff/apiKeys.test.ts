import type { Access, Call, Permission } from '@parlour/contract';
import { keyPermissions, staffCalls } from '@parlour/contract/staff';
import { expect, test } from 'vitest';
import { apiKeyState, isKeyEnd, isKeyPermission, keyEndOf, keyFailure } from './apiKeys.ts';

const now = new Date('2030-03-01T12:00:00Z');
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000);

test('core/staff-12: an API key holds the permissions of the contract’s list, and none that needs a person', () => {
  expect(keyPermissions.every(isKeyPermission)).toBe(true);
  const personal: readonly Permission[] = [
    'account.own',
    'card.see',
    'desk.assign',
    'desk.settings',
    'document.open',
    'export.make',
    'house.read',
    'integration.manage',
    'member.view_as',
    'settings.manage',
    'staff.manage',
  ];
  expect(personal.some(isKeyPermission)).toBe(false);
  expect(['', 'all', 'constructor', '__proto__'].some(isKeyPermission)).toBe(false);
});

test('core/staff-13: a key makes the calls that are open to keys, with the permission of each', () => {
  const open: Access = { kind: 'staff', permission: 'desk.read', apiKeys: true };
  expect(keyFailure(open, ['desk.read'])).toBeUndefined();
  expect(keyFailure(open, ['member.read', 'desk.reply'])).toBe('needs-permission');
  expect(keyFailure(open, [])).toBe('needs-permission');
});

test.each<unknown>([
  { kind: 'public' },
  { kind: 'shared' },
  { kind: 'member' },
  { kind: 'desk' },
  { kind: 'staff', permission: 'desk.read' },
  { kind: 'staff', permission: 'desk.read', stepUp: true },
  { kind: 'staff', permission: 'desk.read', stepUp: true, apiKeys: true },
  { kind: 'staff', permission: 'staff.manage', apiKeys: true },
  { kind: 'staff', permission: 'integration.manage', apiKeys: true },
])('core/staff-13: a call with the access %j needs a person, whatever a key holds', (access) => {
  const permissions = [...keyPermissions, 'staff.manage', 'integration.manage'];
  expect(keyFailure(access as Access, permissions)).toBe('needs-person');
});

test('core/staff-13: no call with a step-up, of one’s own account, of people, keys or sessions is open to keys', () => {
  const open = Object.entries<Call>(staffCalls).filter(
    ([, { access }]) => keyFailure(access, keyPermissions) === undefined,
  );
  expect(open.map(([name]) => name).toSorted()).toMatchInlineSnapshot(`
    [
      "applyImport",
      "changeDeskTags",
      "changeMember",
      "changePicture",
      "countChangeRequests",
      "discardImport",
      "enterDeskRequest",
      "getClubContents",
      "getContent",
      "getContentVersion",
      "getDeskFile",
      "getDeskRequest",
      "getImport",
      "getInvitations",
      "getMember",
      "getPicture",
      "hideContent",
      "inviteMember",
      "inviteMemberAgain",
      "listAssignees",
      "listAuditEntries",
      "listCannedReplies",
      "listChangeRequests",
      "listContent",
      "listContentVersions",
      "listDeskRequests",
      "listImportMappings",
      "listImports",
      "listMembers",
      "listPictures",
      "listSuggestedValues",
      "orderContent",
      "planImport",
      "reactivateMember",
      "searchContentChoices",
      "searchDeskRequests",
      "searchMembers",
      "startInvitations",
      "stopInvitations",
      "suspendMember",
      "uploadImport",
    ]
  `);
  for (const [name, { access, path }] of open) {
    expect([name, access]).toEqual([
      name,
      { kind: 'staff', permission: expect.toSatisfy(isKeyPermission), apiKeys: true },
    ]);
    expect(path).not.toMatch(/^\/api\/staff\/(?:me|people|keys|sessions|api-keys|webhooks)\b/);
  }
});

test('core/staff-14: a key is active before its end date, then expired, and revoked for good', () => {
  const expiresAt = inDays(1);
  expect(apiKeyState({ expiresAt, revokedAt: null }, now)).toBe('active');
  expect(apiKeyState({ expiresAt, revokedAt: null }, expiresAt)).toBe('expired');
  expect(apiKeyState({ expiresAt, revokedAt: now }, now)).toBe('revoked');
  expect(apiKeyState({ expiresAt, revokedAt: now }, inDays(2))).toBe('revoked');
});

test('core/staff-14: a key ends at a time to come, at most two years ahead', () => {
  expect(isKeyEnd(now, now)).toBe(false);
  expect(isKeyEnd(inDays(-1), now)).toBe(false);
  expect(isKeyEnd(inDays(0.01), now)).toBe(true);
  expect(isKeyEnd(inDays(731), now)).toBe(true);
  expect(isKeyEnd(inDays(731.01), now)).toBe(false);
});

test('core/staff-14: a key that is valid through a day ends with that day in its zone', () => {
  expect(keyEndOf('2030-03-01', 'UTC')).toBe('2030-03-02T00:00:00.000Z');
  expect(keyEndOf('2030-03-01', 'Asia/Tokyo')).toBe('2030-03-01T15:00:00.000Z');
  expect(keyEndOf('2030-03-09', 'America/New_York')).toBe('2030-03-10T05:00:00.000Z');
  expect(isKeyEnd(new Date(keyEndOf('', 'UTC')), now)).toBe(false);
  expect(isKeyEnd(new Date(keyEndOf('2030-02-30', 'UTC')), now)).toBe(false);
});
