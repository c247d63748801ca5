import { deskRoutes } from '@parlour/core/routes';
import { SectionHeading } from '@parlour/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { inShell } from '../../testing/inShell.tsx';
import { changeRequests, member, memberProps } from '../../testing/member.ts';
import { NotLoaded } from '../../testing/NotLoaded.tsx';
import { forbidden } from '../../testing/notShown.ts';
import { requestTime } from '../../testing/requests.ts';
import { MemberView as MemberFacts } from '../requests/member/MemberView.tsx';
import { ChangeRequestList } from './change-requests/ChangeRequestList.tsx';
import { MemberView } from './MemberView.tsx';

const meta = {
  title: 'Members/Member',
  component: MemberView,
  args: {
    member,
    mayEdit: true,
    mayViewAs: true,
    now: requestTime,
    timeZone: 'UTC',
    failure: null,
    invitation: null,
    onAction: fn(),
    children: (
      <>
        <SectionHeading size="small" title="Profile" />
        <MemberFacts {...memberProps} />
      </>
    ),
  },
  decorators: [inShell(deskRoutes.members.path)],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof MemberView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};
export const ForAConcierge: Story = { args: { mayEdit: false, mayViewAs: false } };
export const Invited: Story = {
  args: {
    member: {
      ...member,
      status: 'invited',
      hasSignedIn: false,
      invitedAt: '2030-01-30T10:00:00.000Z',
    },
  },
};
export const InvitationInAFile: Story = {
  args: { member: { ...member, status: 'invited', hasSignedIn: false }, invitation: 'filed' },
};
export const Suspended: Story = {
  args: {
    member: {
      ...member,
      status: 'suspended',
      isActive: false,
      suspendedAt: '2030-01-30T10:00:00.000Z',
    },
  },
};
export const SignInDisabled: Story = { args: { member: { ...member, isSignInDisabled: true } } };
export const WithAChangeRequest: Story = {
  args: {
    children: (
      <ChangeRequestList
        changeRequests={changeRequests.slice(0, 1)}
        now={requestTime}
        timeZone="UTC"
        onDecide={fn()}
      />
    ),
  },
};
export const Loading: Story = {
  render: () => <NotLoaded page={{ state: 'loading' }} loadingLabel="Loading member" />,
};
export const LoadingFailed: Story = {
  render: () => (
    <NotLoaded
      page={{ state: 'error', message: 'The member could not be loaded.', retry: fn() }}
      loadingLabel="Loading member"
    />
  ),
};
/** The role was taken away while the member was open. */
export const Forbidden: Story = {
  render: () => <NotLoaded page={forbidden} loadingLabel="Loading member" />,
  tags: ['proof'],
};
export const Failed: Story = { args: { failure: 'The invitation was not sent again.' } };
export const LongWords: Story = {
  args: {
    member: {
      ...member,
      firstName: 'Wolfgang Maximilian Ferdinand',
      lastName: 'Freiherr-von-Hohenstauffen-Donaudampfschifffahrt',
    },
  },
  tags: ['proof'],
};
export const InTheDark: Story = { globals: { theme: 'dark' }, tags: ['proof'] };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } }, tags: ['proof'] };
