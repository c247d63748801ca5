/** The permissions of staff that a call can need. Every role has `account.own`, for one's own keys and sessions. */
export type Permission =
  | 'account.own'
  | 'audit.read'
  | 'card.see'
  | 'change_request.decide'
  | 'content.edit'
  | 'content.import'
  | 'content.publish'
  | 'desk.assign'
  | 'desk.read'
  | 'desk.reply'
  | 'desk.settings'
  | 'document.open'
  | 'export.make'
  | 'house.read'
  | 'integration.manage'
  | 'member.edit'
  | 'member.read'
  | 'member.view_as'
  | 'settings.manage'
  | 'staff.manage';

/** The permissions that an API key can hold. The others need a person. */
export type KeyPermission = Extract<
  Permission,
  | 'audit.read'
  | 'change_request.decide'
  | 'content.edit'
  | 'content.import'
  | 'content.publish'
  | 'desk.read'
  | 'desk.reply'
  | 'member.edit'
  | 'member.read'
>;

/** The tokens of a signed-in member's calls. */
export interface Credentials {
  /** The session token, or that of a view, sent as `Authorization: Bearer`. */
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
 * - `member`: a member. Where it is `viewable`, also a member of staff who looks at the club as that member. Only calls that
 *   read are.
 * - `view`: a member of staff who looks at the club as a member, by the token of that view.
 * - `desk`: anyone who calls from a page of the desk, as staff do before they have a session.
 * - `staff`: a member of staff with this permission, from a page of the desk. With `stepUp` they must have proved
 *   themselves in the last five minutes. With `apiKeys` also an API key with this permission, from anywhere.
 */
export type Access =
  | {
      /** Tells the callers apart. */
      readonly kind: 'public';
    }
  | {
      /** Tells the callers apart. */
      readonly kind: 'shared';
    }
  | {
      /** Tells the callers apart. */
      readonly kind: 'member';
      /** Whether staff may make it who look at the club as a member. */
      readonly viewable: boolean;
    }
  | {
      /** Tells the callers apart. */
      readonly kind: 'view';
    }
  | {
      /** Tells the callers apart. */
      readonly kind: 'desk';
    }
  | {
      /** Tells the callers apart. */
      readonly kind: 'staff';
      /** What its caller must be allowed to do. */
      readonly permission: Permission;
      /** Whether they must have proved themselves in the last five minutes. */
      readonly stepUp?: true;
      /** No key opens it. */
      readonly apiKeys?: never;
    }
  | {
      /** Tells the callers apart. */
      readonly kind: 'staff';
      /** What its caller must be allowed to do, a person or a key. */
      readonly permission: KeyPermission;
      /** A key can't prove itself anew. */
      readonly stepUp?: never;
      /** Whether a key opens it. */
      readonly apiKeys: true;
    };
