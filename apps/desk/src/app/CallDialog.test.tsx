import { TextField } from '@parlour/ui';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { CallDialog } from './CallDialog.tsx';

function Reply({ onClose, isFilled = false }: { onClose: () => void; isFilled?: boolean }) {
  const [text, setText] = useState('');
  return (
    <CallDialog
      title="New Reply"
      submitLabel="Save Reply"
      pendingLabel="Saving..."
      isFilled={isFilled}
      maySubmit
      isPending={false}
      failure={null}
      onSubmit={vi.fn()}
      onClose={onClose}
    >
      <TextField label="Title" value={text} onChange={setText} />
    </CallDialog>
  );
}

test('desk/app-13: a press beside a dialog closes it until something is entered, and Escape does after that too', async () => {
  const onClose = vi.fn();
  render(<Reply onClose={onClose} />);
  const field = await screen.findByLabelText('Title');
  await userEvent.click(document.body);
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  await userEvent.type(field, 'Hours');
  await userEvent.click(document.body);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(2));
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onClose).toHaveBeenCalledTimes(3);
});

test('desk/app-13: a press beside a dialog that opens with what was entered before does not close it', async () => {
  const onClose = vi.fn();
  render(<Reply isFilled onClose={onClose} />);
  await screen.findByLabelText('Title');
  await userEvent.click(document.body);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
});
