import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { BrightScreen } from './BrightScreen.tsx';

const page = (open: boolean, onClose: (reason: string) => void = vi.fn()) => (
  <>
    <button>Show</button>
    <BrightScreen open={open} title="Your Code" onClose={onClose}>
      ACDE-FGHJ
    </BrightScreen>
  </>
);

test('it takes the focus, leaves nothing beneath, and gives the focus back', async () => {
  const { rerender } = render(page(false));
  const opener = screen.getByRole('button', { name: 'Show' });
  opener.focus();
  rerender(page(true));
  const dialog = await screen.findByRole('dialog', { name: 'Your Code' });
  const close = screen.getByRole('button', { name: 'Close' });
  await waitFor(() => expect(document.activeElement).toBe(close));
  expect(dialog.textContent).toContain('ACDE-FGHJ');
  expect(opener.closest('[inert]')).not.toBeNull();
  rerender(page(false));
  await waitFor(() => expect(document.activeElement).toBe(opener));
});

test('Escape and the cross ask to close it', async () => {
  const onClose = vi.fn();
  render(page(true, onClose));
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
  await userEvent.keyboard('{Escape}');
  expect(onClose.mock.calls).toEqual([['close'], ['escape']]);
});
