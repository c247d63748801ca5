import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Result } from './Result.tsx';

const meta = {
  title: 'Result',
  component: Result,
  // The page around it shows it.
  tags: ['!autodocs', 'proof'],
} satisfies Meta<typeof Result>;

export default meta;

export const Example: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Reserve' })).toBeVisible();
  },
};
