import type { Meta, StoryObj } from '@storybook/react-vite';
import { FallbackView } from './FallbackView.tsx';

const meta = {
  component: FallbackView,
  args: { isMissing: false, onRetry: () => undefined },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof FallbackView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const UnexpectedError: Story = {};

export const MissingCode: Story = { args: { isMissing: true } };
