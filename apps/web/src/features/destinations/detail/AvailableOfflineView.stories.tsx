import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { AvailableOfflineView } from './AvailableOfflineView.tsx';

const meta = {
  title: 'Parts/Available offline',
  component: AvailableOfflineView,
  args: { offline: { state: 'unsaved', estimate: 2_140_000 }, onChange: fn() },
} satisfies Meta<typeof AvailableOfflineView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unsaved: Story = {};
export const Saving: Story = { args: { offline: { state: 'saving' } } };
export const Saved: Story = { args: { offline: { state: 'saved', bytes: 1_932_000 } } };
export const NoRoom: Story = { args: { offline: { state: 'failed', failure: 'quota' } } };
export const NoNetwork: Story = { args: { offline: { state: 'failed', failure: 'network' } } };
