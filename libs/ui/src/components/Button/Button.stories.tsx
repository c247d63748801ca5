import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { matrix } from '../../stories/matrix.tsx';
import { pendingArgTypes } from '../../stories/unionArgTypes.ts';
import { Button } from './Button.tsx';

const meta = {
  title: 'Actions/Button',
  component: Button,
  argTypes: pendingArgTypes,
  args: { children: 'Submit Request', onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {};
export const Secondary: Story = { args: { variant: 'secondary', children: 'Cancel' } };
export const Quiet: Story = { args: { variant: 'quiet', children: 'Resend Code' } };

export const Pending: Story = {
  args: { isPending: true, pendingLabel: 'Submitting...' },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: /^Submitting\.\.\.\s*Submit Request$/ });
    await userEvent.click(button);
    await expect(button).toHaveFocus();
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const Matrix = matrix(Button, {
  base: () => ({ children: 'Redeem' }),
  axes: {
    variant: ['primary', 'secondary', 'quiet'],
    size: ['regular', 'small'],
    disabled: [false, true],
  },
  interactive: 'variant',
});

export const PendingMatrix = matrix(Button, {
  base: () => ({ children: 'Redeem', isPending: true, pendingLabel: 'Redeeming...' }),
  axes: { variant: ['primary', 'secondary', 'quiet'], size: ['regular', 'small'] },
});
