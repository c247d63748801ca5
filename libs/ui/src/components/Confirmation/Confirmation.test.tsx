import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Confirmation } from './Confirmation.tsx';

// Fakes no other timers: jsdom moves the focus and renders frames with an interval that it would never restart.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

const confirmation = (open: boolean, onClose: () => void) => (
  <Confirmation open={open} title="Success!" closeAfter={3000} onClose={onClose}>
    <p>It was sent.</p>
  </Confirmation>
);

const pass = (time: number) =>
  act(() => {
    vi.advanceTimersByTime(time);
  });

test('its region is there before it, and it closes by itself', () => {
  const onClose = vi.fn();
  const { rerender } = render(confirmation(false, onClose));
  const region = screen.getByRole('status');
  pass(10_000);
  expect(onClose).not.toHaveBeenCalled();
  rerender(confirmation(true, onClose));
  expect(region.textContent).toBe('Success!It was sent.Dismiss');
  pass(3000);
  expect(onClose).toHaveBeenCalledOnce();
});

test('it waits while it is pointed at or focused, and stays once it was touched', () => {
  const onClose = vi.fn();
  render(confirmation(true, onClose));
  const title = screen.getByText('Success!');
  fireEvent.pointerEnter(title.parentElement as HTMLElement);
  pass(9000);
  fireEvent.pointerLeave(title.parentElement as HTMLElement);
  act(() => screen.getByRole('button', { name: 'Dismiss' }).focus());
  pass(9000);
  fireEvent.pointerDown(title, { pointerType: 'touch' });
  act(() => screen.getByRole('button', { name: 'Dismiss' }).blur());
  pass(9000);
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(onClose).toHaveBeenCalledOnce();
});

test('it waits for a pointer that it appeared under, once that moves', () => {
  const onClose = vi.fn();
  render(confirmation(true, onClose));
  const title = screen.getByText('Success!');
  fireEvent.pointerMove(title);
  pass(9000);
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.pointerLeave(title.parentElement as HTMLElement);
  pass(3000);
  expect(onClose).toHaveBeenCalledOnce();
});
