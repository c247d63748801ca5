import type { Meta, StoryObj } from '@storybook/react-vite';
import { matrix } from '../../stories/matrix.tsx';
import { ProgressBar } from './ProgressBar.tsx';

const meta = {
  title: 'Messages/ProgressBar',
  component: ProgressBar,
  args: { label: 'Uploading passport.pdf', value: 0.4 },
} satisfies Meta<typeof ProgressBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Uploading: Story = {};

export const Matrix = matrix(ProgressBar, {
  base: (place) => ({ label: `Uploading passport.pdf (${place})`, value: 0 }),
  axes: { value: [0, 0.4, 1] },
});
