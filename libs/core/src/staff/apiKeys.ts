import type { Access, KeyPermission, Permission } from '@parlour/contract';
import type { ApiKeyState } from '@parlour/contract/staff';
import { API_KEY_DAYS } from '@parlour/contract/values';
import { nextDayStart } from '../format/nextDay.ts';
import { instantOfLocal } from '../format/zonedTime.ts';

/** Which permissions an API key can hold (core/staff-12). The types hold it to the contract's list. */
const isForKeys = {
  'account.own': false,
  'audit.read': true,
  'card.see': false,
  'change_request.decide': true,
  'content.edit': true,
  'content.import': true,
  'content.publish': true,
  'desk.assign': false,
  'desk.read': true,
  'desk.reply': true,
  'desk.settings': false,
  'document.open': false,
  'export.make': false,
  'house.read': false,
  'integration.manage': false,
  'member.edit': true,
  'member.read': true,
  'member.view_as': false,
  'settings.manage': false,
  'staff.manage': false,
} as const satisfies {
  readonly [Name in Permission]: Name extends KeyPermission ? true : false;
};

/** Whether an API key can hold a permission (core/staff-12). No key holds one that this version does not know. */
export function isKeyPermission(permission: string): permission is KeyPermission {
  const known: Readonly<Record<string, boolean>> = isForKeys;
  return Object.hasOwn(known, permission) && known[permission] === true;
}

/** Why an API key may not make a call: no key may, or this one lacks the permission. */
export type KeyFailure = 'needs-person' | 'needs-permission';

/** Decides whether a key with some permissions may make a call (core/staff-13). Undefined where it may. */
export function keyFailure(access: Access, permissions: readonly string[]): KeyFailure | undefined {
  const isOpen =
    access.kind === 'staff' &&
    access.apiKeys === true &&
    access.stepUp !== true &&
    isKeyPermission(access.permission);
  if (!isOpen) return 'needs-person';
  return permissions.includes(access.permission) ? undefined : 'needs-permission';
}

/** When an API key ends by itself, and when it was revoked. */
export interface KeyLife {
  readonly expiresAt: Date;
  readonly revokedAt: Date | null;
}

/** Returns what has become of an API key (core/staff-14). A revoked one stays revoked after its end date. */
export function apiKeyState({ expiresAt, revokedAt }: KeyLife, now: Date): ApiKeyState {
  if (revokedAt !== null) return 'revoked';
  return now < expiresAt ? 'active' : 'expired';
}

const DAY = 86_400_000;

/**
 * Returns the end of a key that is valid through a day in a zone, ISO 8601 in UTC (core/staff-14). No day gives the beginning of
 * time, and no key may end then.
 * @param lastDay `YYYY-MM-DD`
 */
export function keyEndOf(lastDay: string, timeZone: string): string {
  const noon = instantOfLocal(lastDay, '12:00', timeZone);
  if (noon.kind === 'none') return new Date(0).toISOString();
  const instant = noon.kind === 'one' ? noon.instant : noon.first;
  return nextDayStart(new Date(instant), timeZone).toISOString();
}

/** Whether an API key may be valid until an instant: to come, and at most two years and a day ahead (core/staff-14). */
export function isKeyEnd(expiresAt: Date, now: Date): boolean {
  // A day more, since the end of a day is chosen.
  const latest = now.getTime() + (API_KEY_DAYS + 1) * DAY;
  return expiresAt > now && expiresAt.getTime() <= latest;
}
