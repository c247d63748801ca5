import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useCommandKey, useKeys } from './useKeys.ts';

const [onNext, onCommand] = [vi.fn<() => void>(), vi.fn<() => void>()];

function Page({ areKeysOn = true, dialog }: { areKeysOn?: boolean; dialog?: string }) {
  useKeys({ j: onNext }, () => areKeysOn);
  useCommandKey('k', onCommand);
  return (
    <>
      <input aria-label="Text" />
      <input aria-label="File" type="file" />
      <ul role="menu">
        <li>Item</li>
      </ul>
      <p>Words</p>
      {dialog === undefined ? null : <div role={dialog} />}
    </>
  );
}

/** Presses a key at an element, and returns whether the page did something with it. */
function press(element: Element, key: string, modifiers: Partial<KeyboardEventInit> = {}) {
  const before = onNext.mock.calls.length + onCommand.mock.calls.length;
  const isLeft = fireEvent.keyDown(element, { key, ...modifiers });
  const count = onNext.mock.calls.length + onCommand.mock.calls.length - before;
  // The browser does nothing of its own with a key of the page.
  expect(isLeft).toBe(count === 0);
  return count === 1;
}

test('a key of the page works, unless something is typed', () => {
  render(<Page />);
  expect(press(document.body, 'j')).toBe(true);
  expect(onNext).toHaveBeenCalledOnce();
  expect(press(screen.getByText('Words'), 'j')).toBe(true);
  expect(press(screen.getByLabelText('File'), 'j')).toBe(true);
  expect(press(screen.getByLabelText('Text'), 'j')).toBe(false);
  expect(press(screen.getByText('Item'), 'j')).toBe(false);
  expect(press(document.body, 'x')).toBe(false);
  expect(press(document.body, 'toString')).toBe(false);
});

test.each(['altKey', 'ctrlKey', 'metaKey'])('with %s a key is the browser’s', (modifier) => {
  render(<Page />);
  expect(press(document.body, 'j', { [modifier]: true })).toBe(false);
});

test.each(['dialog', 'alertdialog'])('below a %s no key of the page works', (dialog) => {
  render(<Page dialog={dialog} />);
  expect(press(document.body, 'j')).toBe(false);
  expect(press(document.body, 'k', { ctrlKey: true })).toBe(false);
});

test('keys that a member turned off do nothing, and none works after the page was left', () => {
  const { unmount } = render(<Page areKeysOn={false} />);
  expect(press(document.body, 'j')).toBe(false);
  expect(press(document.body, 'k', { ctrlKey: true })).toBe(true);
  unmount();
  expect(press(document.body, 'k', { ctrlKey: true })).toBe(false);
});

test('a key that something else used is left alone', () => {
  render(<Page />);
  const before = [onNext.mock.calls.length, onCommand.mock.calls.length];
  const words = screen.getByText('Words');
  words.addEventListener('keydown', (event) => event.preventDefault());
  fireEvent.keyDown(words, { key: 'j' });
  fireEvent.keyDown(words, { key: 'k', ctrlKey: true });
  expect([onNext.mock.calls.length, onCommand.mock.calls.length]).toEqual(before);
});

const command = { ctrlKey: true, metaKey: false, altKey: false, shiftKey: false };
const apple = { ...command, ctrlKey: false, metaKey: true };

test.each([
  ['Linux', command, true],
  ['Linux', apple, false],
  ['Linux', { ...command, metaKey: true }, false],
  ['Linux', { ...command, altKey: true }, false],
  ['Linux', { ...command, shiftKey: true }, false],
  ['Macintosh; Intel Mac OS X', apple, true],
  ['Macintosh; Intel Mac OS X', command, false],
  ['Macintosh; Intel Mac OS X', { ...apple, ctrlKey: true }, false],
  ['iPad', apple, true],
])('on %s the command key with %j works: %s', (userAgent, modifiers, works) => {
  vi.stubGlobal('navigator', { userAgent });
  render(<Page />);
  expect(press(screen.getByLabelText('Text'), 'K', modifiers)).toBe(works);
  expect(press(document.body, 'l', modifiers)).toBe(false);
});
