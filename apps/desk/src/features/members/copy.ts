import type { MemberListStatus, MemberStatus } from '@parlour/contract/staff';

/** What has become of a membership, in a word, with the tone of its badge. */
export const memberStatusLabels = {
  active: { label: 'Active', tone: 'positive' },
  invited: { label: 'Invited', tone: 'accent' },
  suspended: { label: 'Suspended', tone: 'critical' },
  ended: { label: 'Ended', tone: 'neutral' },
} as const satisfies Readonly<Record<MemberStatus, object>>;

/**
 * Returns the choices of the filter by status.
 *
 * @param notInvited - how many were not invited. Null where that is not known.
 */
export function statusOptions(
  notInvited: number | null,
): readonly { value: MemberListStatus | ''; label: string }[] {
  const count = notInvited === null ? '' : ` (${notInvited.toLocaleString('en-US')})`;
  return [
    { value: '', label: 'Everybody' },
    { value: 'active', label: 'Active' },
    { value: 'not_invited', label: `Not invited${count}` },
    { value: 'invited', label: 'Invited, never signed in' },
    { value: 'suspended', label: 'Suspended' },
    { value: 'ended', label: 'Ended' },
  ];
}

/** Says that invitations do not leave yet. */
export const MAIL_IS_FILED =
  'No mail server is set up: invitations wait as files in the folder “mail” of the server’s data, and reach nobody. An operator sets SMTP_URL.';
