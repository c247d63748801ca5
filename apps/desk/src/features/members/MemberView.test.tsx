import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { member } from '../../testing/member.ts';
import { MemberStatusBadge } from './MemberStatusBadge.tsx';
import { MemberView, type MemberViewProps } from './MemberView.tsx';

function show(
  parts: Partial<MemberViewProps['member']> = {},
  props: Partial<MemberViewProps> = {},
) {
  cleanup();
  const onAction = vi.fn<MemberViewProps['onAction']>();
  render(
    <MemberView
      member={{ ...member, ...parts }}
      mayEdit
      mayViewAs
      now={new Date('2030-02-01T10:00:00.000Z')}
      timeZone="UTC"
      failure={null}
      invitation={null}
      onAction={onAction}
      {...props}
    >
      {null}
    </MemberView>,
  );
  return onAction;
}

const offered = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Change Member' }));
  const items = await screen.findAllByRole('menuitem');
  return items.map(({ textContent }) => textContent);
};

test('desk/members-6: a membership is suspended or ended, given back once it is over, and not ended twice', async () => {
  show();
  expect(await offered()).toEqual([
    'Edit Profile',
    'Change Email',
    'Suspend Membership',
    'End Membership',
  ]);
  show({ isActive: false, status: 'suspended' });
  expect(await offered()).toEqual([
    'Edit Profile',
    'Change Email',
    'Reactivate Membership',
    'End Membership',
  ]);
  show({ isActive: false, status: 'ended', hasSignedIn: false });
  expect(await offered()).toEqual(['Edit Profile', 'Change Email', 'Reactivate Membership']);
});

test('desk/members-7: who never signed in can be invited again, until that is done', async () => {
  const onAction = show({ hasSignedIn: false, invitedAt: '2030-01-31T10:00:00.000Z' });
  expect(screen.getByText(/^Invited .*, and never signed in\./)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Send Invitation' }));
  expect(onAction).toHaveBeenCalledExactlyOnceWith('invite');
  expect(await offered()).toContain('Send Invitation');
  show({ hasSignedIn: false });
  expect(screen.getByText(/was not invited by email/)).toBeTruthy();
  show({ hasSignedIn: false }, { invitation: 'sent' });
  expect(screen.getByText('The invitation is sent.')).toBeTruthy();
  expect(screen.queryByText(/never signed in/)).toBeNull();
  show({ hasSignedIn: false }, { invitation: 'filed' });
  expect(screen.getByText(/invitations wait as files/)).toBeTruthy();
  show({ hasSignedIn: false, isActive: false });
  expect(screen.queryByText(/never signed in/)).toBeNull();
});

test('desk/members-8: a disabled sign-in is enabled from its notice and from the menu', async () => {
  const onAction = show({ isSignInDisabled: true });
  await userEvent.click(screen.getByRole('button', { name: 'Enable Again' }));
  expect(onAction).toHaveBeenCalledExactlyOnceWith('enableSignIn');
  expect(await offered()).toContain('Enable Sign-In Again');
  show();
  expect(screen.queryByText(/Sign-in by code is disabled/)).toBeNull();
});

test('desk/members-12, desk/members-13: who may not change members has no actions, and only active ones are looked at as', () => {
  show({ hasSignedIn: false, isSignInDisabled: true }, { mayEdit: false, mayViewAs: false });
  expect(screen.queryByRole('button')).toBeNull();
  show();
  expect(screen.getByRole('button', { name: 'View as Member' })).toBeTruthy();
  show({ isActive: false });
  expect(screen.queryByRole('button', { name: 'View as Member' })).toBeNull();
});

test('desk/members-1: a status has its word, and an unknown one is shown as it is', () => {
  render(<MemberStatusBadge status="suspended" />);
  render(<MemberStatusBadge status="resting" />);
  expect(screen.getByText('Suspended')).toBeTruthy();
  expect(screen.getByText('resting')).toBeTruthy();
});
