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

/** It stays until it is closed. */
export const Staying: Story = {
  args: {
    text: 'Sent · RQ-7K2M9X',
    closeAfter: undefined,
    action: { label: 'See It', onAction: fn() },
    onDismiss: fn(),
  },
};

/** The end of the page can be read above it, and so can what is above the bars at the foot. */
export const StayingOnAPhone: Story = {
  ...Staying,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 480 } } },
  globals: { viewport: { value: 'phone' } },
  render: (args) => (
    <>
      <style>{':root { --bottom-bar: 60px; }'}</style>
      {Array.from({ length: 40 }, (_, place) => (
        <p key={place}>{`Line ${place + 1} of the page`}</p>
      ))}
      <p data-testid="end">The last fact of the page</p>
      <div style={{ height: 'var(--bottom-bar)' }} />
      <Snackbar {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    window.scrollTo(0, document.documentElement.scrollHeight);
    const line = (await canvas.findByText('Sent · RQ-7K2M9X')).closest('div');
    if (line === null) throw new Error('There is no line.');
    await waitFor(() => {
      const { top, bottom } = line.getBoundingClientRect();
      void expect(bottom).toBeLessThanOrEqual(window.innerHeight - 60);
      void expect(canvas.getByTestId('end').getBoundingClientRect().bottom).toBeLessThanOrEqual(
        top,
      );
    });
  },
  tags: ['proof'],
};

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
  tags: ['proof'],
};

export const Matrix = matrix(Snackbar, {
  base: () => ({ open: true, text: 'Request discarded', closeAfter: 600_000, onClose: fn() }),
  framed: true,
  interactive: true,
});
