import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { configuration } from '../testing/club.ts';
import { VisitorInvitation } from './VisitorInvitation.tsx';

const meta = {
  component: VisitorInvitation,
  args: { membershipUrl: configuration.membershipUrl, onSignIn: fn() },
} satisfies Meta<typeof VisitorInvitation>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Invited: Story = {};
export const WithoutMembershipSite: Story = { args: { membershipUrl: null } };
