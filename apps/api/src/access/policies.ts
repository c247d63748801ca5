import type { Access } from '@parlour/contract';
import type { Principal } from './principal.ts';

/** Who may make the calls of one access kind. */
export interface Policy {
  /** Who may call without tokens: anyone, a visitor with an active member's `ref`, or nobody. */
  readonly withoutTokens: 'anyone' | 'visitor' | 'nobody';
  /** Whether the principal of a session may call. */
  readonly admits: (principal: Principal, access: Access) => boolean;
}

const isMember = ({ kind }: Principal) => kind === 'member';

/** The policies of all access kinds. */
const policies = {
  public: { withoutTokens: 'anyone', admits: () => true },
  shared: { withoutTokens: 'visitor', admits: isMember },
  member: { withoutTokens: 'nobody', admits: isMember },
  staff: {
    withoutTokens: 'nobody',
    admits: (principal, access) =>
      access.kind === 'staff' &&
      principal.kind === 'staff' &&
      principal.permissions.includes(access.permission),
  },
} as const satisfies Record<Access['kind'], Policy>;

/** Returns the policy of an access. Undefined for a kind without one: such a call admits nobody (AC1). */
export function policyOf(access: Access): Policy | undefined {
  return Object.hasOwn(policies, access.kind) ? policies[access.kind] : undefined;
}
