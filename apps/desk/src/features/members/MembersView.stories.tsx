import { deskRoutes } from '@parlour/core/routes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { inShell } from '../../testing/inShell.tsx';
import { invitations, memberPage } from '../../testing/member.ts';
import { InviteAllView, type InviteAllViewProps } from './InviteAll.tsx';
import { MembersView, type MembersViewProps } from './MembersScreen.tsx';

const everybody = { search: '', status: '', after: '' } as const;
const loaded = (page: typeof memberPage) =>
  ({ state: 'loaded', data: page, outdated: null }) as const;

const args: MembersViewProps = {
  page: loaded({ ...memberPage, next: 'm1' }),
  choice: everybody,
  onInvite: fn(),
  onGo: fn(),
  notInvited: 290,
};

const inviting = {
  invitations,
  asked: null,
  pending: null,
  failure: null,
  onAsk: fn(),
  onStart: fn(),
  onStop: fn(),
  hasResult: false,
  onClose: fn(),
} satisfies InviteAllViewProps;

const meta = {
  title: 'Members/List',
  component: MembersView,
  args,
  decorators: [inShell(deskRoutes.members.path)],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof MembersView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};
export const ForAConcierge: Story = { args: { onInvite: null, notInvited: null } };
export const Filtered: Story = {
  args: {
    page: loaded({ ...memberPage, members: memberPage.members.slice(1, 2) }),
    choice: { search: 'calloway', status: 'suspended', after: '' },
  },
};
export const NotInvited: Story = {
  args: {
    page: loaded({ ...memberPage, members: memberPage.members.slice(3) }),
    choice: { ...everybody, status: 'not_invited' },
    invitations: <InviteAllView {...inviting} />,
  },
};
export const NoMembers: Story = {
  args: { page: loaded({ members: [], next: null, isMailFiled: true }) },
};
export const NobodyFound: Story = {
  args: {
    page: loaded({ members: [], next: null, isMailFiled: false }),
    choice: { ...everybody, search: 'nobody' },
  },
};
export const Loading: Story = { args: { page: { state: 'loading' } } };
export const Failed: Story = {
  args: { page: { state: 'error', message: 'The members could not be loaded.', retry: fn() } },
};
export const Outdated: Story = {
  args: { page: { state: 'loaded', data: memberPage, outdated: { retry: fn() } } },
  tags: ['proof'],
};
export const LongWords: Story = {
  args: {
    page: loaded({
      ...memberPage,
      members: memberPage.members.map((each) => ({
        ...each,
        name: 'Wolfgang Maximilian Freiherr-von-Hohenstauffen-Donaudampfschifffahrt',
        email: `wolfgang.maximilian.${each.id}@a-very-long-host-name-of-a-mailbox.example`,
      })),
    }),
  },
  tags: ['proof'],
};
export const InTheDark: Story = { globals: { theme: 'dark' }, tags: ['proof'] };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } }, tags: ['proof'] };
