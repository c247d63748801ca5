import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { matrix } from '../../stories/matrix.tsx';
import { isUncovered } from '../../stories/isUncovered.ts';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Notification } from './Notification.tsx';

const meta = {
  title: 'Messages/Notification',
  component: Notification,
  args: {
    open: true,
    tone: 'success',
    title: 'Success!',
    text: 'Your request has been submitted successfully!',
    onClose: fn(),
  },
  parameters: { docs: { story: { inline: false, iframeHeight: 320 } } },
} satisfies Meta<typeof Notification>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {};
export const Failure: Story = {
  args: {
    tone: 'error',
    title: 'Error',
    text: 'If the problem persists, please contact support.',
    action: { label: 'Close', onAction: fn() },
  },
};

/** Focuses each control of the dialog and expects it, and the named buttons, to be uncovered. */
async function focusInTurn(buttons: readonly string[]) {
  await screen.findByRole('dialog', { name: 'Add Card' });
  const last = screen.getByRole('button', { name: 'Add Card' });
  for (const focused of [last, ...screen.getAllByRole('textbox'), last]) {
    await waitFor(async () => {
      // Repeated, since an opening dialog moves the focus to its first field.
      focused.focus();
      await expect(isUncovered(focused)).toBe(true);
    });
    for (const name of buttons) {
      await expect(isUncovered(screen.getByRole('button', { name }))).toBe(true);
    }
  }
}

/** It never covers the focused control of a dialog, and on a phone never the buttons. */
export const OverADialog: Story = {
  ...Failure,
  parameters: { docs: { story: { inline: false, iframeHeight: 780 } } },
  render: (args) => (
    <Dialog
      open
      title="Add Card"
      onClose={fn()}
      footer={
        <>
          <Button variant="secondary">Cancel</Button>
          <Button>Add Card</Button>
        </>
      }
    >
      <Stack gap={5}>
        {['Street', 'City', 'State', 'Postal code', 'Phone', 'Email'].map((label) => (
          <TextField key={label} label={label} value="" onChange={fn()} />
        ))}
      </Stack>
      <Notification {...args} />
    </Dialog>
  ),
  play: () => focusInTurn([]),
};
export const OverADialogOnAPhone: Story = {
  ...OverADialog,
  globals: { viewport: { value: 'phone' } },
  play: () => focusInTurn(['Cancel', 'Add Card']),
  tags: ['proof'],
};

export const Matrix = matrix(Notification, {
  base: () => ({
    open: true,
    tone: 'success' as const,
    title: 'Success!',
    text: 'Your request has been submitted.',
    onClose: fn(),
  }),
  axes: {
    tone: ['success', 'error'],
    action: [undefined, { label: 'Close', onAction: fn() }],
  },
  framed: true,
});
