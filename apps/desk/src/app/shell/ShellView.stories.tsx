import type { Meta, StoryObj } from '@storybook/react-vite';
import { deskRoutes } from '@parlour/core/routes';
import { fn } from 'storybook/test';
import { administrator, editor } from '../../testing/people.ts';
import { DeskHeading } from '../DeskHeading.tsx';
import { menuOf } from './menu.ts';
import { ShellView } from './ShellView.tsx';

const meta = {
  title: 'Parts/Frame',
  component: ShellView,
  args: {
    clubName: 'Parlour',
    logoUrl: null,
    name: 'Ada Marsh',
    isSample: false,
    menu: menuOf(administrator.roles),
    path: deskRoutes.account.path,
    isSigningOut: false,
    signOutFailure: null,
    success: null,
    onSignOut: fn(),
    onFailureDismiss: fn(),
    onSuccessDismiss: fn(),
    children: <DeskHeading title="Your Account" />,
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ShellView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Administrator: Story = {};
export const SomethingWaits: Story = {
  args: { menu: menuOf(administrator.roles, { [deskRoutes.changeRequests.path]: 12 }) },
};
export const SampleEditor: Story = {
  args: { name: 'Mira Castellanos', isSample: true, menu: menuOf(editor.roles) },
};
export const NotSignedOut: Story = {
  args: {
    signOutFailure:
      'The club could not be reached, so you are still signed in. Please check your connection and sign out again.',
  },
};
export const Entered: Story = { args: { success: 'The request was entered.' } };
export const LongNames: Story = {
  args: {
    clubName: 'The Honourable Society of Distinguished Travellers',
    name: 'Bartholomew Featherstonehaugh-Cholmondeley',
  },
  tags: ['proof'],
};
export const InTheDark: Story = { globals: { theme: 'dark' }, tags: ['proof'] };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } }, tags: ['proof'] };
