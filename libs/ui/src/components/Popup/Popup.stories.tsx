import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { matrix } from '../../stories/matrix.tsx';
import { Popup } from './Popup.tsx';

const meta = {
  component: Popup,
  args: {
    open: true,
    tone: 'success',
    title: 'Success!',
    text: 'Your request has been submitted successfully!',
    onClose: fn(),
  },
  parameters: { docs: { story: { inline: false, iframeHeight: 320 } } },
} satisfies Meta<typeof Popup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {};
export const Failure: Story = {
  args: {
    tone: 'error',
    title: 'Error',
    text: 'If the problem persists, please contact support.',
    action: { label: 'Close', onAction: fn() },
  },
};

export const Matrix = matrix(Popup, {
  base: () => ({
    open: true,
    tone: 'success' as const,
    title: 'Success!',
    text: 'Your request has been submitted.',
    onClose: fn(),
  }),
  axes: {
    tone: ['success', 'error'],
    action: [undefined, { label: 'Close', onAction: fn() }],
  },
  framed: true,
});
