import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { matrix } from '../../stories/matrix.tsx';
import { Toast } from './Toast.tsx';

const meta = {
  component: Toast,
  args: { open: true, text: 'Request discarded', closeAfter: 600_000, onClose: fn() },
  parameters: { docs: { story: { inline: false, iframeHeight: 120 } } },
} satisfies Meta<typeof Toast>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Undo: Story = { args: { action: { label: 'Undo', onAction: fn() } } };
export const InWords: Story = {};

export const Matrix = matrix(Toast, {
  base: () => ({ open: true, text: 'Request discarded', closeAfter: 600_000, onClose: fn() }),
  framed: true,
});
