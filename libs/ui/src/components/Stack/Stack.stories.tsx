import type { Meta, StoryObj } from '@storybook/react-vite';
import { matrix } from '../../stories/matrix.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { Stack } from './Stack.tsx';

const badges = ['Hotels', 'Dining', 'Wellness'].map((name) => <Badge key={name}>{name}</Badge>);

const meta = {
  title: 'Layout/Stack',
  component: Stack,
  args: { children: badges, align: 'start' },
} satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Column: Story = {};
export const Row: Story = { args: { direction: 'row', gap: 2 } };

export const Matrix = matrix(Stack, {
  base: () => ({ children: badges }),
  axes: { direction: ['column', 'row'], gap: [2, 4, 8], align: ['stretch', 'start'] },
});
