import type { Meta, StoryObj } from '@storybook/react-vite';
import { inShell } from '../../testing/inShell.tsx';
import { NotFoundView } from './NotFoundView.tsx';

const meta = {
  title: 'Not found',
  component: NotFoundView,
  decorators: [inShell('/unknown')],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof NotFoundView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const UnknownPath: Story = {};
