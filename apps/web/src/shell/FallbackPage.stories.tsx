import type { Meta, StoryObj } from '@storybook/react-vite';
import { FallbackPage } from './FallbackPage.tsx';

const meta = {
  component: FallbackPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof FallbackPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const UnexpectedError: Story = {};
