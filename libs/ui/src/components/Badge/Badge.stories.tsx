import type { Meta, StoryObj } from '@storybook/react-vite';
import { matrix } from '../../stories/matrix.tsx';
import { Badge } from './Badge.tsx';

const meta = { component: Badge, args: { children: 'New' } } satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const New: Story = { args: { tone: 'accent' } };
export const Category: Story = { args: { children: 'Wellness' } };

export const Matrix = matrix(Badge, {
  base: () => ({ children: 'Complimentary' }),
  axes: { tone: ['neutral', 'accent', 'positive', 'critical'] },
});
