import type { Meta, StoryObj } from '@storybook/react-vite';
import { matrix } from '../../stories/matrix.tsx';
import { Spinner } from './Spinner.tsx';

const meta = {
  title: 'Messages/Spinner',
  component: Spinner,
  args: { label: 'Loading benefits' },
} satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Silent: Story = {};
export const InWords: Story = { args: { label: 'Loading destination...', showLabel: true } };

export const Matrix = matrix(Spinner, {
  base: () => ({ label: 'Loading' }),
  axes: { size: ['regular', 'small'], showLabel: [false, true] },
  moving: true,
});
