import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Button } from '../Button/Button.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';

const question = 'Are you sure you want to delete this card?';

type Behavior = { isPending?: boolean; error?: string };

function Deletion({
  onConfirm,
  isPending = false,
  error,
}: Behavior & {
  onConfirm: () => void;
}) {
  const [open, setOpen] = useState(false);
  const [isDeleted, setDeleted] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        Cards
      </h1>
      {isDeleted ? null : <Button onClick={() => setOpen(true)}>Delete Visa</Button>}
      <ConfirmDialog
        open={open}
        title={question}
        text="Visa •••• 4242"
        confirmLabel="Delete"
        isPending={isPending}
        pendingLabel="Deleting..."
        {...(error ? { error } : {})}
        onConfirm={() => {
          onConfirm();
          setDeleted(true);
          setOpen(false);
        }}
        onCancel={() => setOpen(false)}
        focusAfter={() => heading.current}
      />
    </>
  );
}

async function open(behavior: Behavior = {}) {
  const onConfirm = vi.fn();
  render(<Deletion {...behavior} onConfirm={onConfirm} />);
  const opener = screen.getByRole('button', { name: 'Delete Visa' });
  opener.focus();
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('alertdialog', { name: question, description: 'Visa •••• 4242' });
  if (!behavior.isPending) await focused(() => button('Cancel'));
  return { onConfirm, opener };
}

const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
const closed = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
const focused = (element: () => Element | null) =>
  waitFor(() => expect(document.activeElement).toBe(element()));

test('the focus begins on Cancel, so that Enter confirms nothing', async () => {
  const { onConfirm, opener } = await open();
  expect(document.activeElement).toBe(button('Cancel'));
  await userEvent.keyboard('{Enter}');
  await closed();
  expect(onConfirm).not.toHaveBeenCalled();
  await focused(() => opener);
});

test('Escape cancels, and the focus returns to where it came from', async () => {
  const { onConfirm, opener } = await open();
  await userEvent.keyboard('{Escape}');
  await closed();
  expect(onConfirm).not.toHaveBeenCalled();
  await focused(() => opener);
});

test('a press beside it neither confirms nor closes', async () => {
  const { onConfirm } = await open();
  await userEvent.click(document.body);
  expect(screen.getByRole('alertdialog')).toBeTruthy();
  expect(onConfirm).not.toHaveBeenCalled();
});

test('the confirming button confirms, once', async () => {
  const { onConfirm } = await open();
  await userEvent.click(button('Delete'));
  await closed();
  expect(onConfirm).toHaveBeenCalledTimes(1);
});

test('what was asked from may be gone: then the focus goes where the caller says', async () => {
  await open();
  await userEvent.click(button('Delete'));
  await closed();
  await focused(() => screen.getByRole('heading', { name: 'Cards' }));
});

test('while pending it says so and answers to nothing', async () => {
  const { onConfirm } = await open({ isPending: true });
  await userEvent.click(button(/^Deleting\.\.\.\s*Delete$/));
  await userEvent.keyboard('{Escape}');
  expect(button('Cancel').disabled).toBe(true);
  expect(screen.getByRole('alertdialog')).toBeTruthy();
  expect(onConfirm).not.toHaveBeenCalled();
});

test('a failure is said at once, inside', async () => {
  await open({ error: 'Failed to delete card.' });
  expect(screen.getByRole('alertdialog').contains(screen.getByRole('alert'))).toBe(true);
  expect(screen.getByRole('alert').textContent).toBe('Failed to delete card.');
});
