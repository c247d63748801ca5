import type { DeskMember } from '@parlour/contract/staff';
import { formatEntryTime, fullName } from '@parlour/core';
import { Button, InlineAlert, Menu, Stack } from '@parlour/ui';
import type { ReactNode } from 'react';
import { DeskHeading } from '../../app/DeskHeading.tsx';
import { MAIL_IS_FILED } from './copy.ts';
import { MemberStatusBadge } from './MemberStatusBadge.tsx';
import * as styles from './MemberView.css.ts';

/** What a manager can do with a member. */
export type MemberAction =
  | 'viewAs'
  | 'edit'
  | 'changeEmail'
  | 'suspend'
  | 'end'
  | 'reactivate'
  | 'invite'
  | 'enableSignIn';

export type MemberViewProps = {
  /** The member. */
  member: DeskMember;
  /** Whether the viewer may change members. */
  mayEdit: boolean;
  /** Whether the viewer may look at the club as a member. */
  mayViewAs: boolean;
  /** The current time. */
  now: Date;
  /** The viewer's time zone, an IANA name. */
  timeZone: string;
  /** Why the last deed was not done; null if it was. */
  failure: string | null;
  /** What has become of an invitation that was sent from here; null for none. */
  invitation: 'sent' | 'filed' | null;
  /** Begins a deed. */
  onAction: (action: MemberAction) => void;
  /** The change requests and everything that is known of the member. */
  children: ReactNode;
};

const actionLabels: Readonly<Record<MemberAction, string>> = {
  viewAs: 'View as Member',
  edit: 'Edit Profile',
  changeEmail: 'Change Email',
  invite: 'Send Invitation',
  enableSignIn: 'Enable Sign-In Again',
  suspend: 'Suspend Membership',
  reactivate: 'Reactivate Membership',
  end: 'End Membership',
};

/** Returns what can be done with a member now, in the order of the menu. */
function actionsOf(member: DeskMember): readonly MemberAction[] {
  const { isActive, hasSignedIn, isSignInDisabled, status } = member;
  return [
    'edit',
    'changeEmail',
    ...(isActive && !hasSignedIn ? ['invite' as const] : []),
    ...(isSignInDisabled ? ['enableSignIn' as const] : []),
    isActive ? 'suspend' : 'reactivate',
    ...(status === 'ended' ? [] : ['end' as const]),
  ];
}

/** One member: what has become of the membership, and what can be done (`desk/members-4` to `desk/members-8`, `desk/members-13`). */
export function MemberView(props: MemberViewProps) {
  const { member, mayEdit, mayViewAs, failure, onAction } = props;
  return (
    <Stack gap={5}>
      <DeskHeading
        title={fullName(member)}
        actions={
          <div className={styles.actions}>
            <MemberStatusBadge status={member.status} />
            {mayViewAs && member.isActive ? (
              <Button variant="secondary" size="small" onClick={() => onAction('viewAs')}>
                {actionLabels.viewAs}
              </Button>
            ) : null}
            {mayEdit ? (
              <Menu
                label="Change Member"
                items={actionsOf(member).map((action) => ({
                  id: action,
                  label: actionLabels[action],
                  onSelect: () => onAction(action),
                }))}
              />
            ) : null}
          </div>
        }
      />
      {failure === null ? null : <InlineAlert tone="critical">{failure}</InlineAlert>}
      <Notices {...props} />
      {props.children}
    </Stack>
  );
}

function Notices({ member, mayEdit, now, timeZone, invitation, onAction }: MemberViewProps) {
  const { isActive, invitedAt, hasSignedIn, isSignInDisabled } = member;
  return (
    <>
      {invitation === 'filed' ? <InlineAlert>{MAIL_IS_FILED}</InlineAlert> : null}
      {invitation === 'sent' ? <InlineAlert>The invitation is sent.</InlineAlert> : null}
      {isActive && !hasSignedIn && invitation === null ? (
        <InlineAlert
          {...(mayEdit
            ? { action: { label: 'Send Invitation', onAction: () => onAction('invite') } }
            : {})}
        >
          {invitedAt === null
            ? 'This member has never signed in and was not invited by email.'
            : `Invited ${formatEntryTime(invitedAt, now, timeZone)}, and never signed in.`}
        </InlineAlert>
      ) : null}
      {isSignInDisabled ? (
        <InlineAlert
          {...(mayEdit
            ? { action: { label: 'Enable Again', onAction: () => onAction('enableSignIn') } }
            : {})}
        >
          Sign-in by code is disabled, because many wrong codes were entered for this email.
        </InlineAlert>
      ) : null}
    </>
  );
}
