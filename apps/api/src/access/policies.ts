import type { Access, Permission } from '@parlour/contract';
import { keyFailure, mayDo } from '@parlour/core/staff';
import { forbidden, needsPerson, stepUpRequired } from '../errors/apiError.ts';
import { isWithin, MINUTE } from '../platform/process/clock.ts';
import type { KeyHolder, Staff, StaffSession } from './principal.ts';

// Milliseconds.
const STEP_UP_LIFETIME = 5 * MINUTE;

/** How the caller of each access kind is known. */
const credentials = {
  public: 'none',
  shared: 'tokens or ref',
  member: 'tokens',
  view: 'view token',
  desk: 'desk header',
  staff: 'desk cookie',
} as const satisfies Record<Access['kind'], string>;

/** What tells who the caller is. */
export type Credentials = (typeof credentials)[Access['kind']];

/** Returns what an access asks of its callers. Undefined for a kind without a policy: such a call admits nobody (api/access-1). */
export function credentialsFor(access: Access): Credentials | undefined {
  return Object.hasOwn(credentials, access.kind) ? credentials[access.kind] : undefined;
}

/**
 * Checks that a member of staff may make a call (api/access-2, api/access-9).
 *
 * @throws ApiError 403 without the permission, or where the last proof is too old for a call with `stepUp`.
 */
export function checkPermission(
  access: Extract<Access, { kind: 'staff' }>,
  { principal, provedAt }: Pick<StaffSession, 'principal' | 'provedAt'>,
  now: Date,
): void {
  if (!mayDo(principal.roles, access.permission)) throw forbidden();
  if (access.stepUp === true && !isWithin(STEP_UP_LIFETIME, provedAt, now)) throw stepUpRequired();
}

/**
 * Checks that a view may make a call: what the club shows to members, and calls that say so (api/access-10).
 *
 * @throws ApiError 403 for every other.
 */
export function checkViewable(access: Access): void {
  if (access.kind === 'shared' || (access.kind === 'member' && access.viewable)) return;
  throw forbidden('This is not shown, and nothing can be changed, while you look as a member.');
}

/**
 * Checks that an API key may make a call (api/access-12).
 *
 * @throws ApiError 403 where the call needs a person, or the key lacks its permission.
 */
export function checkKeyPermission(access: Access, { permissions }: KeyHolder): void {
  const failure = keyFailure(access, permissions);
  if (failure === 'needs-person') throw needsPerson();
  if (failure !== undefined) throw forbidden('This API key does not have the permission for it.');
}

/** Whether who calls the desk has a permission, by a role or by their API key. */
export function callerMay(caller: Staff | KeyHolder, permission: Permission): boolean {
  if (caller.kind === 'staff') return mayDo(caller.roles, permission);
  return caller.permissions.some((each) => each === permission);
}
