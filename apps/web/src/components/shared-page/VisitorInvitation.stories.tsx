import type { Meta, StoryObj } from '@storybook/react-vite';
import { visitor } from '../../testing/club.ts';
import { VisitorInvitation } from './VisitorInvitation.tsx';

const meta = {
  title: 'Parts/Visitor invitation',
  component: VisitorInvitation,
  args: { visitor },
} satisfies Meta<typeof VisitorInvitation>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Invited: Story = {};
export const WithoutMembershipSite: Story = {
  args: { visitor: { ...visitor, membershipUrl: null } },
};
