import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { matrix } from '../../stories/matrix.tsx';
import { recoveryArgTypes } from '../../stories/unionArgTypes.ts';
import { LinkButton } from '../LinkButton/LinkButton.tsx';
import { ErrorState } from './ErrorState.tsx';

const meta = {
  title: 'Messages/ErrorState',
  component: ErrorState,
  argTypes: recoveryArgTypes,
  args: { text: 'Failed to fetch benefits', onRetry: fn() },
} satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Retry: Story = {};

/** The two ways out are apart. */
export const RetryAndElsewhere = {
  render: () => (
    <ErrorState
      text="Failed to fetch destination"
      onRetry={fn()}
      action={<LinkButton href="#guides">Back to Destination Guides</LinkButton>}
    />
  ),
  play: async ({ canvas }) => {
    const retry = canvas.getByRole('button', { name: 'Retry' }).getBoundingClientRect();
    const back = canvas.getByRole('link').getBoundingClientRect();
    const gap = Math.max(back.left - retry.right, back.top - retry.bottom);
    await expect(gap).toBeGreaterThanOrEqual(8);
  },
} satisfies StoryObj;

export const RetryAndElsewhereOnAPhone = {
  ...RetryAndElsewhere,
  globals: { viewport: { value: 'phone' } },
  tags: ['proof'],
} satisfies StoryObj;

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
