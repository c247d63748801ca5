import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { matrix } from '../../stories/matrix.tsx';
import { InlineAlert } from './InlineAlert.tsx';

const meta = {
  title: 'Messages/InlineAlert',
  component: InlineAlert,
  args: { children: 'The latest could not be loaded. Cached data is shown.' },
} satisfies Meta<typeof InlineAlert>;
export default meta;
type Story = StoryObj<typeof meta>;

export const CachedData: Story = { args: { action: { label: 'Try Again', onAction: fn() } } };
export const Failure: Story = {
  args: { tone: 'critical', children: 'Redemption failed. Please try again.' },
};

export const Matrix = matrix(InlineAlert, {
  base: () => ({ children: 'Your session has ended. Sign in to go on.' }),
  axes: { tone: ['info', 'critical'], action: [undefined, { label: 'Try Again', onAction: fn() }] },
  wide: true,
});
