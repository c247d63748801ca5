import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { matrix } from '../../stories/matrix.tsx';
import { LinkButton } from '../LinkButton/LinkButton.tsx';
import { ErrorState } from './ErrorState.tsx';

const meta = {
  component: ErrorState,
  args: { text: 'Failed to fetch benefits', onRetry: fn() },
} satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Retry: Story = {};

/** No retry is possible, so the action leads elsewhere. */
export const Elsewhere = {
  render: () => (
    <ErrorState
      title="Benefit Not Found"
      text="It may have ended."
      action={
        <LinkButton variant="secondary" href="#benefits">
          Back to Member Benefits
        </LinkButton>
      }
    />
  ),
};

export const Matrix = matrix(ErrorState, {
  base: () => ({ text: 'Failed to fetch events', onRetry: fn() }),
  axes: { title: [undefined, 'Error Loading Profile'] },
});
