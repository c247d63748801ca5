import type { DeskMember } from '@parlour/contract/staff';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeDesk, type FakeHandlers, rejection } from '../../testing/fakeDesk.ts';
import { changeRequests, member } from '../../testing/member.ts';
import { concierge } from '../../testing/people.ts';
import { renderDesk } from '../../testing/renderDesk.tsx';

async function openMember(shown: Partial<DeskMember> = {}, handlers: FakeHandlers = {}) {
  const desk = fakeDesk({ getMember: () => ({ ...member, ...shown }), ...handlers });
  const rendered = renderDesk('/members/m1');
  await screen.findByRole('heading', { level: 1, name: 'Grace Okafor' });
  const bodyOf = (name: string) => desk.received.findLast((call) => call.name === name)?.body;
  return { ...rendered, desk, bodyOf };
}

type User = Awaited<ReturnType<typeof openMember>>['user'];

async function choose(user: User, action: string) {
  await user.click(screen.getByRole('button', { name: 'Change Member' }));
  await user.click(await screen.findByRole('menuitem', { name: action }));
}

async function menuOfMember(user: User) {
  await user.click(screen.getByRole('button', { name: 'Change Member' }));
  await screen.findByRole('menuitem', { name: 'Edit Profile' });
  return screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
}

const done = { id: 'm1', version: 4 };
const proof = () => rejection(403, 'Please confirm that it is you.', 'step_up_required');

test('desk/members-4: only what was typed is sent, with the version that is there now', async () => {
  let version = 3;
  const { user, bodyOf } = await openMember(
    {},
    {
      getMember: () => ({ ...member, version, firstName: version === 3 ? 'Grace' : 'Gracia' }),
      changeMember: () => {
        if (version === 9) return done;
        version = 9;
        return rejection(409, 'This member was changed meanwhile.', 'changed_meanwhile');
      },
    },
  );
  await choose(user, 'Edit Profile');
  const city = await screen.findByLabelText(/City/);
  await user.clear(city);
  await user.type(city, 'Abuja');
  await user.clear(screen.getByLabelText(/^Phone/));
  await user.click(screen.getByRole('button', { name: 'Save Profile' }));
  await screen.findByText('This member was changed meanwhile.');
  await waitFor(() => expect(document.title).toContain('Gracia'));
  await user.click(screen.getByRole('button', { name: 'Save Profile' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(bodyOf('changeMember')).toEqual({ version: 9, phone: null, address: { city: 'Abuja' } });
});

test('desk/members-5: another email is changed after a fresh proof', async () => {
  let isProved = false;
  const { user, bodyOf } = await openMember(
    {},
    {
      changeMemberEmail: () => (isProved ? done : proof()),
      stepUp: () => {
        isProved = true;
        return null;
      },
    },
  );
  await choose(user, 'Change Email');
  await user.type(await screen.findByLabelText(/New email/), 'grace@new.example');
  await user.click(screen.getByRole('button', { name: 'Change Email' }));
  const dialog = await screen.findByRole('dialog', { name: 'Confirm That It Is You' });
  await user.type(within(dialog).getByLabelText(/Code/), '654321{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(bodyOf('changeMemberEmail')).toEqual({ version: 3, email: 'grace@new.example' });
});

test('desk/members-6: a membership is suspended for a reason, which outlasts a failure', async () => {
  let isRefused = true;
  const { user, bodyOf } = await openMember(
    {},
    { suspendMember: () => (isRefused ? rejection(500, 'It failed.') : done) },
  );
  await choose(user, 'Suspend Membership');
  const submit = await screen.findByRole<HTMLButtonElement>('button', {
    name: 'Suspend Membership',
  });
  expect(submit.disabled).toBe(true);
  await user.type(screen.getByLabelText(/^Reason/), 'Dues are late');
  await user.click(submit);
  await screen.findByRole('alert');
  isRefused = false;
  await user.click(screen.getByRole('button', { name: 'Suspend Membership' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(bodyOf('suspendMember')).toEqual({ version: 3, reason: 'Dues are late' });
});

test('desk/members-6: a membership ends only after the name is typed again', async () => {
  const { user, bodyOf } = await openMember({}, { endMembership: () => done });
  await choose(user, 'End Membership');
  await user.type(await screen.findByLabelText(/^Reason/), 'Moved abroad');
  const submit = screen.getByRole<HTMLButtonElement>('button', { name: 'End Membership' });
  await user.type(screen.getByLabelText(/^Type/), 'Grace');
  expect(submit.disabled).toBe(true);
  await user.type(screen.getByLabelText(/^Type/), ' Okafor');
  await user.click(submit);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(bodyOf('endMembership')).toEqual({ version: 3, reason: 'Moved abroad' });
});

test('desk/members-6, desk/members-7: a suspended member can be given back or ended, and the page says since when', async () => {
  const { user } = await openMember({
    status: 'suspended',
    isActive: false,
    suspendedAt: '2030-01-30T10:00:00.000Z',
  });
  expect(await screen.findByText(/is suspended since/)).toBeTruthy();
  expect(await menuOfMember(user)).toEqual([
    'Edit Profile',
    'Change Email',
    'Reactivate Membership',
    'End Membership',
  ]);
});

test('desk/members-6: a membership that has ended can only be given back', async () => {
  const { user } = await openMember({ status: 'ended', isActive: false });
  expect((await menuOfMember(user)).slice(2)).toEqual(['Reactivate Membership']);
});

test('desk/members-7: an invitation is sent again, and the page says where it waits', async () => {
  const { user, desk } = await openMember(
    { status: 'invited', hasSignedIn: false, invitedAt: '2030-01-30T10:00:00.000Z' },
    { inviteMemberAgain: () => ({ id: 'm1', isMailFiled: true }) },
  );
  await screen.findByText(/never signed in/);
  await user.click(screen.getByRole('button', { name: 'Send Invitation' }));
  await screen.findByText(/invitations wait as files/);
  expect(desk.names()).toContain('inviteMemberAgain');
});

test('desk/members-8: a disabled sign-in is enabled with one press', async () => {
  let isDisabled = true;
  const { user } = await openMember(
    {},
    {
      getMember: () => ({ ...member, isSignInDisabled: isDisabled }),
      enableMemberSignIn: () => {
        isDisabled = false;
        return null;
      },
    },
  );
  await user.click(await screen.findByRole('button', { name: 'Enable Again' }));
  await waitFor(() => expect(screen.queryByText(/Sign-in by code is disabled/)).toBeNull());
});

test('desk/members-9: the page of a member has their change requests', async () => {
  const { desk } = await openMember({}, { listChangeRequests: () => [changeRequests[0]] });
  const list = await screen.findByRole('list', { name: 'Change requests' });
  expect(list.textContent).toContain('Grace Anne Okafor-Lang');
  const asked = desk.received.find(({ name }) => name === 'listChangeRequests');
  expect(asked?.url.searchParams.get('memberId')).toBe('m1');
});

test('desk/members-13: a manager begins to look as a member, and gets the link', async () => {
  let isProved = false;
  const url = 'https://club.example/view#view.token';
  const { user, bodyOf } = await openMember(
    {},
    {
      startMemberView: () => (isProved ? { url, expiresAt: '2030-01-31T14:35:00.000Z' } : proof()),
      stepUp: () => {
        isProved = true;
        return null;
      },
    },
  );
  await user.click(screen.getByRole('button', { name: 'View as Member' }));
  await user.type(await screen.findByLabelText(/^Reason/), 'Her list looks empty');
  await user.click(screen.getByRole('button', { name: 'Begin' }));
  const dialog = await screen.findByRole('dialog', { name: 'Confirm That It Is You' });
  await user.type(within(dialog).getByLabelText(/Code/), '654321{Enter}');
  const link = await screen.findByRole('link', { name: /Open the Member App/ });
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([url, '_blank']);
  expect(link.getAttribute('rel')).toContain('noopener');
  expect(bodyOf('startMemberView')).toEqual({ reason: 'Her list looks empty' });
});

test('desk/members-13: nobody looks as a member who is suspended', async () => {
  await openMember({ status: 'suspended', isActive: false });
  await screen.findByRole('button', { name: 'Change Member' });
  expect(screen.queryByRole('button', { name: 'View as Member' })).toBeNull();
});

test('desk/members-12: a concierge sees a member and changes nothing', async () => {
  const { desk } = await openMember(
    { hasSignedIn: false, isSignInDisabled: true },
    { getMe: () => concierge },
  );
  await screen.findByText('grace@example.com');
  for (const name of ['Change Member', 'View as Member', 'Send Invitation', 'Enable Again']) {
    expect(screen.queryByRole('button', { name })).toBeNull();
  }
  expect(desk.names()).not.toContain('listChangeRequests');
});

test('desk/members-4: a member that does not exist is said', async () => {
  fakeDesk({ getMember: () => rejection(404, 'This member does not exist.', 'not_found') });
  renderDesk('/members/nobody');
  await screen.findByRole('heading', { level: 1, name: 'This member does not exist.' });
});
