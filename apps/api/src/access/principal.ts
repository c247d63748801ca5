import type { KeyPermission } from '@parlour/contract';
import type { StaffRole } from '@parlour/contract/staff';

/** A member as a principal. */
export interface Member {
  readonly kind: 'member';
  readonly memberId: string;
}

/** A member of staff as a principal. */
export interface Staff {
  readonly kind: 'staff';
  readonly staffId: string;
  readonly roles: readonly StaffRole[];
}

/** A person with a session. */
export type Person = Member | Staff;

/** One of the club's other systems as a principal, by the API key that it holds. */
export interface KeyHolder {
  readonly kind: 'key';
  readonly keyId: string;
  /** Only those that a key can hold. */
  readonly permissions: readonly KeyPermission[];
}

/** A person with a session, or another system with an API key. */
export type Principal = Person | KeyHolder;

/** An open session and its principal. That of an API key has the id of the key. */
export interface Session<Kind extends Principal = Person> {
  readonly sessionId: string;
  readonly principal: Kind;
}

/** An open session at the desk. */
export interface StaffSession extends Session<Staff> {
  /** When the person last proved themselves. */
  readonly provedAt: Date;
}

/** A view that is open: a member of staff looks at the club as a member sees it. */
export interface OpenView {
  readonly viewId: string;
  /** Who looks, with their roles now. */
  readonly staff: Staff;
  readonly memberId: string;
  readonly expiresAt: Date;
}

/** Returns the id of a principal, unique within its kind. */
function principalIdOf(principal: Principal): string {
  if (principal.kind === 'member') return principal.memberId;
  return principal.kind === 'staff' ? principal.staffId : principal.keyId;
}

/** Returns the key of a principal, unique among all: `member:ID`, `staff:ID` or `key:ID`. */
export function principalKey(principal: Principal): `${Principal['kind']}:${string}` {
  return `${principal.kind}:${principalIdOf(principal)}`;
}

/**
 * Returns the name of a principal in session tokens and in hashes of Idempotency-Keys. A member's is the bare id, as in
 * those that were made before there were other principals.
 */
export function principalSubject(principal: Principal): string {
  return principal.kind === 'member' ? principal.memberId : principalKey(principal);
}

/** Returns the id of the member of staff who calls. Null for an API key. */
export function staffIdOf(caller: Staff | KeyHolder): string | null {
  return caller.kind === 'staff' ? caller.staffId : null;
}
