/** The permission of a member of staff that a call can need. */
export type Permission = 'desk.read';

/** The tokens of a signed-in member's calls. */
export interface Credentials {
  /** The session token, sent as `Authorization: Bearer`. */
  readonly token: string;
  /** The CRM token, sent as `X-CRM-Token`. */
  readonly crmToken: string;
}

/**
 * Who may make a call:
 *
 * - `public`: anyone.
 * - `shared`: a member, or a visitor with an active member's `ref`. A visitor's call sends `ref` as a query parameter and
 *   no tokens.
 * - `member`: a member.
 * - `staff`: a member of staff with this permission.
 */
export type Access =
  | { readonly kind: 'public' }
  | { readonly kind: 'shared' }
  | { readonly kind: 'member' }
  | { readonly kind: 'staff'; readonly permission: Permission };
