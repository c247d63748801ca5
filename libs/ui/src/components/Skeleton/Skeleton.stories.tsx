import type { Meta, StoryObj } from '@storybook/react-vite';
import { matrix } from '../../stories/matrix.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Skeleton } from './Skeleton.tsx';

const meta = {
  title: 'Messages/Skeleton',
  component: Skeleton,
  args: { shape: 'line', width: 'full' },
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Line: Story = {};
export const OfACard: Story = {
  render: () => (
    <Stack>
      <Skeleton shape="picture" />
      <Skeleton shape="title" width="half" />
      <Skeleton />
      <Skeleton width="half" />
    </Stack>
  ),
};

export const Matrix = matrix(Skeleton, {
  base: () => ({}),
  axes: {
    shape: ['line', 'title', 'picture', 'portrait', 'hero', 'wide'],
    width: ['full', 'half', 'third'],
  },
  moving: true,
});
