import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { matrix } from '../../stories/matrix.tsx';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  title: 'Messages/EmptyState',
  component: EmptyState,
  args: { title: 'No benefits found' },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Nothing: Story = {};
export const WithAWayOn: Story = {
  args: {
    title: 'Looking for a custom gift guide made just for you?',
    text: 'Tell us for whom, and we will put one together.',
    action: <Button onClick={fn()}>Submit a Request</Button>,
  },
};

export const Matrix = matrix(EmptyState, {
  base: () => ({ title: 'No events found' }),
  axes: { text: [undefined, 'New ones are added every week.'] },
});
