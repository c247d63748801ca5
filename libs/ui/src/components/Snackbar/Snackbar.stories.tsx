import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { matrix } from '../../stories/matrix.tsx';
import { isUncovered } from '../../stories/isUncovered.ts';
import { Button } from '../Button/Button.tsx';
import { Snackbar } from './Snackbar.tsx';

const meta = {
  title: 'Messages/Snackbar',
  component: Snackbar,
  args: { open: true, text: 'Request discarded', closeAfter: 600_000, onClose: fn() },
  parameters: { docs: { story: { inline: false, iframeHeight: 120 } } },
} satisfies Meta<typeof Snackbar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Undo: Story = { args: { action: { label: 'Undo', onAction: fn() } } };
export const InWords: Story = {};

/** It never covers the focused button, from the top of the window to the bottom and back. */
export const OverButtons: Story = {
  ...Undo,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 480 } } },
  render: (args) => (
    <>
      {Array.from({ length: 40 }, (_, place) => (
        <Button key={place} fullWidth>
          {`Button ${place + 1}`}
        </Button>
      ))}
      <Snackbar {...args} />
    </>
  ),
  play: async () => {
    const buttons = screen.getAllByRole('button', { name: /^Button/ });
    for (const button of [...buttons, ...buttons.toReversed()]) {
      button.focus();
      await waitFor(() => expect(isUncovered(button)).toBe(true));
    }
  },
};

export const Matrix = matrix(Snackbar, {
  base: () => ({ open: true, text: 'Request discarded', closeAfter: 600_000, onClose: fn() }),
  framed: true,
  interactive: true,
});
