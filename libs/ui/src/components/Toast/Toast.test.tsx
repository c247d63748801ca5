import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Toast } from './Toast.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const wait = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });

test('it goes by itself, but waits for who is about to press its button', () => {
  const onClose = vi.fn();
  const onAction = vi.fn();
  render(
    <Toast
      open
      text="Request discarded"
      action={{ label: 'Undo', onAction }}
      closeAfter={5000}
      onClose={onClose}
    />,
  );
  const undo = screen.getByRole('button', { name: 'Undo' });
  act(() => undo.focus());
  wait(60_000);
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.click(undo);
  expect(onAction).toHaveBeenCalledOnce();
  act(() => undo.blur());
  wait(5000);
  expect(onClose).toHaveBeenCalledOnce();
});

test('its region stands before it speaks', () => {
  const content = { text: 'Request discarded', closeAfter: 5000, onClose: vi.fn() };
  const { rerender } = render(<Toast open={false} {...content} />);
  expect(screen.getByRole('status').textContent).toBe('');
  rerender(<Toast open {...content} />);
  expect(screen.getByRole('status').textContent).toBe('Request discarded');
});
