import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { sessions } from '../../testing/club.ts';
import { sessionsArgs } from '../../testing/profileArgs.tsx';
import { SessionsView } from './SessionsView.tsx';

const [current, other] = sessions;
const listOf = (listed: typeof sessions) =>
  ({ state: 'loaded', data: listed, outdated: null }) as const;

const meta = {
  title: 'Parts/Signed-in devices',
  component: SessionsView,
  parameters: { docs: { story: { inline: false, iframeHeight: 480 } } },
  args: sessionsArgs,
} satisfies Meta<typeof SessionsView>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };

export const Loaded: Story = {};
export const OnAPhone: Story = { globals: phone, tags: ['proof'] };
export const InTheDark: Story = { globals: { theme: 'dark' }, tags: ['proof'] };
export const OnlyThisDevice: Story = { args: { page: listOf([current!]) } };
export const UnknownDevice: Story = {
  args: { page: listOf([current!, { ...other!, device: 'Unknown device' }]) },
};
export const Loading: Story = { args: { page: { state: 'loading' } } };
export const Failed: Story = {
  args: { page: { state: 'error', message: 'Failed to fetch devices', retry: fn() } },
};
export const Outdated: Story = {
  args: { page: { ...listOf(sessions), outdated: { retry: fn() } } },
  tags: ['proof'],
};
export const SignOutAsked: Story = { args: { deletion: { item: other!, stage: 'asked' } } };
export const SigningOut: Story = { args: { deletion: { item: other!, stage: 'deleting' } } };
export const SignOutFailed: Story = {
  args: {
    deletion: { item: other!, stage: 'failed', message: 'Failed to sign out this device.' },
  },
};
export const EverywhereAsked: Story = { args: { endingAll: { stage: 'asked' } } };
export const EverywhereAskedOnAPhone: Story = {
  ...EverywhereAsked,
  globals: phone,
  tags: ['proof'],
};
export const SigningOutEverywhere: Story = { args: { endingAll: { stage: 'ending' } } };
export const EverywhereFailed: Story = {
  args: { endingAll: { stage: 'failed', message: 'Failed to sign out everywhere.' } },
};
