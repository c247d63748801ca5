import type { Meta, StoryObj } from '@storybook/react-vite';
import { deskRoutes } from '@parlour/core/routes';
import { fn } from 'storybook/test';
import { inShell } from '../../../testing/inShell.tsx';
import { member, memberProps } from '../../../testing/member.ts';
import { MemberView } from './MemberView.tsx';

const meta = {
  title: 'Requests/Member',
  component: MemberView,
  args: { ...memberProps, onOpenDocument: fn() },
  decorators: [inShell(deskRoutes.requests.path)],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof MemberView>;
export default meta;
type Story = StoryObj<typeof meta>;

const failed = { state: 'error', message: 'The member could not be loaded.', retry: fn() } as const;
const loaded = <Data,>(data: Data) => ({ state: 'loaded', data, outdated: null }) as const;

export const Loaded: Story = {};
export const ForAConcierge: Story = { args: { documents: null } };
export const Loading: Story = {
  args: {
    member: { state: 'loading' },
    cards: { state: 'loading' },
    documents: { state: 'loading' },
  },
};
export const Failed: Story = { args: { member: failed, documents: null } };
export const Outdated: Story = {
  args: { member: { state: 'loaded', data: member, outdated: { retry: fn() } } },
  tags: ['proof'],
};
export const Empty: Story = {
  args: {
    member: loaded({
      ...member,
      isActive: false,
      phone: null,
      requests: [],
      registrations: [],
      redemptions: [],
    }),
    cards: loaded([]),
    documents: loaded([]),
  },
};
export const LongNames: Story = {
  args: {
    member: loaded({
      ...member,
      firstName: 'Wolfgang Maximilian Ferdinand',
      lastName: 'Freiherr-von-Hohenstauffen-Donaudampfschifffahrt',
      email: 'wolfgang.maximilian.ferdinand.von.hohenstauffen@a-very-long-host-name.example',
      requests: member.requests.map((request) => ({
        ...request,
        subject: 'A table for sixteen on the terrace above the lake, with a harpist and a cake',
      })),
    }),
  },
  tags: ['proof'],
};
export const InTheDark: Story = { globals: { theme: 'dark' }, tags: ['proof'] };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } }, tags: ['proof'] };
