import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Snackbar } from './Snackbar.tsx';

// Fakes no other timers: jsdom moves the focus and renders frames with an interval that it would never restart.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

const wait = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });

test('it goes by itself, but waits for who is about to press its button', () => {
  const onClose = vi.fn();
  const onAction = vi.fn();
  render(
    <Snackbar
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

test('Tab leads to its button, and once back', () => {
  render(
    <>
      <button type="button">Delete</button>
      <Snackbar
        open
        text="Request discarded"
        action={{ label: 'Undo', onAction: vi.fn() }}
        closeAfter={5000}
        onClose={vi.fn()}
      />
    </>,
  );
  const button = screen.getByRole('button', { name: 'Delete' });
  act(() => button.focus());
  const tab = () => fireEvent.keyDown(document.activeElement!, { key: 'Tab' });
  expect(tab()).toBe(false);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Undo' }));
  expect(tab()).toBe(true);
  expect(document.activeElement).toBe(button);
  expect(tab()).toBe(true);
});

test('its region is there before it speaks', () => {
  const content = { text: 'Request discarded', closeAfter: 5000, onClose: vi.fn() };
  const { rerender } = render(<Snackbar open={false} {...content} />);
  expect(screen.getByRole('status').textContent).toBe('');
  rerender(<Snackbar open {...content} />);
  expect(screen.getByRole('status').textContent).toBe('Request discarded');
});

test('web/requests-17: one that stays is closed by its cross', () => {
  const onDismiss = vi.fn();
  const action = { label: 'See It', onAction: vi.fn() };
  const { rerender } = render(<Snackbar open text="Sent" action={action} onDismiss={onDismiss} />);
  wait(600_000);
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(onDismiss).toHaveBeenCalledOnce();
  rerender(<Snackbar open text="Sent" action={action} />);
  expect(screen.queryByRole('button', { name: 'Dismiss' })).toBeNull();
});

/** Fakes a window 768 px high, with a button at `top` and a snackbar at the bottom. */
function showOver(top: number) {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    if (this instanceof HTMLButtonElement)
      return DOMRect.fromRect({ y: top, width: 900, height: 48 });
    return this instanceof HTMLDivElement
      ? DOMRect.fromRect({ x: 300, y: 700, width: 240, height: 44 })
      : DOMRect.fromRect({ y: 80, width: 1024, height: 2000 });
  });
  render(
    <>
      <main tabIndex={-1}>
        <button type="button">Retry</button>
      </main>
      <Snackbar open text="Request discarded" closeAfter={5000} onClose={vi.fn()} />
    </>,
  );
  return screen.getByText('Request discarded').parentElement!;
}

test.each([
  { top: 690, edge: 'top' },
  { top: 640, edge: undefined },
])('it steps away from what is focused at $top px', ({ top, edge }) => {
  const snackbar = showOver(top);
  act(() => screen.getByRole('button', { name: 'Retry' }).focus());
  expect(snackbar.dataset['edge']).toBe(edge);
});

test('it does not step away from a page that has the focus itself', () => {
  const snackbar = showOver(690);
  act(() => screen.getByRole('main').focus());
  expect(snackbar.dataset['edge']).toBeUndefined();
});
