import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { matrix } from '../../stories/matrix.tsx';
import { Badge } from './Badge.tsx';

const meta = {
  title: 'Text and pictures/Badge',
  component: Badge,
  args: { children: 'New' },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const New: Story = { args: { tone: 'accent' } };
export const Category: Story = { args: { children: 'Wellness' } };

/** Must not make the page wider than a phone. */
export const LongWord: Story = {
  args: { children: 'Donaudampfschifffahrtsgesellschaftskapitänin' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBe(canvasElement.clientWidth);
  },
};

export const Matrix = matrix(Badge, {
  base: () => ({ children: 'Complimentary' }),
  axes: { tone: ['neutral', 'accent', 'positive', 'critical'] },
});
