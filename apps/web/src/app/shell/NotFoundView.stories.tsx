import type { Meta, StoryObj } from '@storybook/react-vite';
import { NotFoundView } from './NotFoundView.tsx';

const meta = {
  component: NotFoundView,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof NotFoundView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const UnknownPath: Story = {};
