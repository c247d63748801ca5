import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Notification, type NotificationProps } from './Notification.tsx';

// Fakes no other timers: jsdom moves the focus and renders frames with an interval that it would never restart.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

const wait = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });

function show(props: { closeAfter?: number; action?: { label: string; onAction: () => void } }) {
  const onClose = vi.fn();
  render(
    <Notification open tone="success" title="Success!" text="Sent." onClose={onClose} {...props} />,
  );
  return onClose;
}

const card = () => screen.getByText('Success!').parentElement!;

test('it closes by itself after its time', () => {
  const onClose = show({ closeAfter: 3000 });
  wait(2999);
  expect(onClose).not.toHaveBeenCalled();
  wait(1);
  expect(onClose).toHaveBeenCalledOnce();
});

test('without a time it stays', () => {
  const onClose = show({});
  wait(600_000);
  expect(onClose).not.toHaveBeenCalled();
});

test('it waits while it is hovered, and then takes its whole time again', () => {
  const onClose = show({ closeAfter: 3000 });
  wait(2000);
  fireEvent.pointerEnter(card());
  wait(10_000);
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.pointerLeave(card());
  wait(2999);
  expect(onClose).not.toHaveBeenCalled();
  wait(1);
  expect(onClose).toHaveBeenCalledOnce();
});

test('it waits while the focus is anywhere inside it', () => {
  const onClose = show({ closeAfter: 3000, action: { label: 'Close', onAction: vi.fn() } });
  act(() => screen.getByRole('button', { name: 'Close' }).focus());
  wait(10_000);
  act(() => screen.getByRole('button', { name: 'Dismiss' }).focus());
  wait(10_000);
  expect(onClose).not.toHaveBeenCalled();
  act(() => screen.getByRole('button', { name: 'Dismiss' }).blur());
  wait(3000);
  expect(onClose).toHaveBeenCalledOnce();
});

test('a pointer that leaves does not end the wait of a focus that stays', () => {
  const onClose = show({ closeAfter: 3000 });
  act(() => screen.getByRole('button', { name: 'Dismiss' }).focus());
  fireEvent.pointerEnter(card());
  fireEvent.pointerLeave(card());
  wait(10_000);
  expect(onClose).not.toHaveBeenCalled();
});

test('Escape inside it closes it, and nothing around it', () => {
  const around = vi.fn();
  const onClose = vi.fn();
  render(
    <div onKeyDown={around}>
      <Notification open tone="success" title="Success!" text="Sent." onClose={onClose} />
    </div>,
  );
  fireEvent.keyDown(screen.getByRole('button', { name: 'Dismiss' }), { key: 'Escape' });
  expect(onClose).toHaveBeenCalledOnce();
  expect(around).not.toHaveBeenCalled();
});

test('its region is there before it speaks, politely or at once', () => {
  const content = { title: 'Error', text: 'Try again.', onClose: vi.fn() };
  const { rerender } = render(<Notification open={false} tone="error" {...content} />);
  expect(screen.getByRole('alert').textContent).toBe('');
  rerender(<Notification open tone="error" {...content} />);
  expect(screen.getByRole('alert').textContent).toContain('Try again.');
  rerender(<Notification open tone="success" {...content} />);
  expect(screen.getByRole('status').textContent).toContain('Try again.');
});

test('closed with the focus inside it, it gives the focus back, and the page does not move', () => {
  const page = (open: boolean) => (
    <>
      <input aria-label="Subject" />
      <Notification open={open} tone="success" title="Success!" text="Sent." onClose={vi.fn()} />
    </>
  );
  const { rerender } = render(page(true));
  const subject = screen.getByRole('textbox', { name: 'Subject' });
  act(() => subject.focus());
  act(() => screen.getByRole('button', { name: 'Dismiss' }).focus());
  const focus = vi.spyOn(subject, 'focus');
  rerender(page(false));
  expect(document.activeElement).toBe(subject);
  expect(focus).toHaveBeenCalledWith({ preventScroll: true });
});

/** Presses Tab. Returns whether the browser would move the focus. */
const tab = (shiftKey = false) =>
  fireEvent.keyDown(document.activeElement!, { key: 'Tab', shiftKey });

const undo = { label: 'Undo', onAction: vi.fn() };

function showBesideButtons(
  props: Partial<NotificationProps>,
  around: (buttons: ReactNode) => ReactNode = (buttons) => buttons,
) {
  const page = (open: boolean) => (
    <>
      {around(<button type="button">Register</button>)}
      <Notification
        open={open}
        tone="success"
        title="Success!"
        text="Sent."
        action={undo}
        onClose={vi.fn()}
        {...props}
      />
    </>
  );
  const { rerender } = render(page(true));
  act(() => screen.getByRole('button', { name: 'Register' }).focus());
  return { close: () => rerender(page(false)) };
}

const focusedName = () => document.activeElement?.textContent || document.activeElement?.ariaLabel;

test('Tab leads to the buttons of one that closes by itself, and once back', () => {
  showBesideButtons({ closeAfter: 6000 });
  expect(tab()).toBe(false);
  expect(focusedName()).toBe('Undo');
  expect(tab()).toBe(false);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Dismiss' }));
  // The browser goes on from there.
  expect(tab()).toBe(true);
  expect(focusedName()).toBe('Register');
  expect(tab()).toBe(true);
  act(() => screen.getByRole('button', { name: 'Dismiss' }).focus());
  expect(tab()).toBe(true);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Dismiss' }));
});

test('Tab leads to one that the page closes, too', () => {
  showBesideButtons({ isOffer: true });
  expect(tab()).toBe(false);
  expect(focusedName()).toBe('Undo');
});

test('Shift and Tab lead back from it', () => {
  showBesideButtons({ closeAfter: 6000 });
  tab();
  tab();
  expect(tab(true)).toBe(false);
  expect(focusedName()).toBe('Undo');
  expect(tab(true)).toBe(false);
  expect(focusedName()).toBe('Register');
});

test('Shift and Tab are the browser’s where there is nothing to lead back to', () => {
  showBesideButtons({ closeAfter: 6000 });
  act(() => screen.getByRole('button', { name: 'Register' }).blur());
  expect(tab()).toBe(false);
  expect(tab(true)).toBe(true);
});

test('closed by a button that Tab led to, it gives the focus back', () => {
  const { close } = showBesideButtons({ closeAfter: 6000 });
  tab();
  close();
  expect(focusedName()).toBe('Register');
});

test.each<[string, Partial<NotificationProps>]>([
  ['stays', {}],
  ['is a failure', { closeAfter: 6000, tone: 'error' }],
])('Tab is the browser’s where it %s', (_, props) => {
  showBesideButtons(props);
  expect(tab()).toBe(true);
  expect(focusedName()).toBe('Register');
});

test.each([
  ['a dialog', { role: 'dialog' }],
  ['a list beside a dialog', { 'data-base-ui-portal': '' }],
])('Tab does not lead out of %s', (_, layer) => {
  showBesideButtons({ closeAfter: 6000 }, (buttons) => <div {...layer}>{buttons}</div>);
  expect(tab()).toBe(true);
  expect(focusedName()).toBe('Register');
});

test('its time begins anew for another subject', () => {
  const onClose = vi.fn();
  const content = { tone: 'success', title: 'Success!', text: 'Sent.', closeAfter: 6000 } as const;
  const { rerender } = render(<Notification open subject="one" onClose={onClose} {...content} />);
  wait(5000);
  rerender(<Notification open subject="two" onClose={onClose} {...content} />);
  wait(5999);
  expect(onClose).not.toHaveBeenCalled();
  wait(1);
  expect(onClose).toHaveBeenCalledOnce();
});

const rectOf = (top: number, height: number) =>
  DOMRect.fromRect({ x: 20, y: top, width: 200, height });

/** Fakes a window 768 px high, with a field 48 px high at `top` and a notification 240 px high. */
function fieldUnderNotification(top: number, notificationTop = 500) {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return this instanceof HTMLInputElement ? rectOf(top, 48) : rectOf(notificationTop, 240);
  });
  return (open: boolean) => (
    <>
      <input aria-label="Subject" />
      <Notification open={open} tone="success" title="Success!" text="Sent." onClose={vi.fn()} />
    </>
  );
}

const focusSubject = () => act(() => screen.getByRole('textbox', { name: 'Subject' }).focus());

test.each([
  { top: 600, notificationTop: 500, edge: 'top' },
  { top: 480, notificationTop: 500, edge: 'top' },
  { top: 452, notificationTop: 500, edge: undefined },
  { top: 300, notificationTop: 500, edge: undefined },
  { top: 150, notificationTop: 96, edge: 'bottom' },
  { top: 600, notificationTop: 96, edge: undefined },
])('opened at $notificationTop px, it does not hide what has the focus at $top px', (place) => {
  const { top, notificationTop, edge } = place;
  const page = fieldUnderNotification(top, notificationTop);
  const { rerender } = render(page(false));
  focusSubject();
  rerender(page(true));
  expect(card().dataset['edge']).toBe(edge);
});

test('it steps away from what is focused while it is open', () => {
  const page = fieldUnderNotification(600);
  render(page(true));
  expect(card().dataset['edge']).toBeUndefined();
  focusSubject();
  expect(card().dataset['edge']).toBe('top');
});

test('it does not step away from the focus inside it', () => {
  const page = fieldUnderNotification(600);
  render(page(true));
  act(() => screen.getByRole('button', { name: 'Dismiss' }).focus());
  expect(card().dataset['edge']).toBeUndefined();
});

test('a dialog that holds the focus itself is not hidden by what is in it', () => {
  fieldUnderNotification(0);
  const dialog = (open: boolean) => (
    <div role="dialog" aria-label="Request" tabIndex={-1}>
      <Notification open={open} tone="success" title="Success!" text="Sent." onClose={vi.fn()} />
    </div>
  );
  const { rerender } = render(dialog(false));
  act(() => screen.getByRole('dialog').focus());
  rerender(dialog(true));
  expect(card().dataset['edge']).toBeUndefined();
});
