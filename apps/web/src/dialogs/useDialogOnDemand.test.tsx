import { act, render, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { useDialogOnDemand } from './useDialogOnDemand.tsx';

/** Code of a dialog that comes when told to. */
function slowly(name: string) {
  const { promise, resolve, reject } = Promise.withResolvers<() => string>();
  return { load: () => promise, come: () => resolve(() => name), fail: () => reject(new Error()) };
}

/** Two dialogs, opened one after the other, whose code has yet to come. */
function openTwo() {
  const { result } = renderHook(() => useDialogOnDemand());
  const [first, second] = [slowly('the first'), slowly('the second')];
  act(() => {
    result.current.open(first.load);
    result.current.open(second.load);
  });
  return { result, first, second };
}

const shown = (dialog: ReactNode) => render(dialog).container.textContent;

test('of two dialogs the one that was opened last stays, however late the first one comes', async () => {
  const { result, first, second } = openTwo();
  await act(async () => second.come());
  await act(async () => first.come());
  expect(shown(result.current.dialog)).toBe('the second');
});

test('a dialog that could not be loaded says nothing about the one that was opened after it', async () => {
  const { result, first, second } = openTwo();
  await act(async () => second.come());
  await act(async () => first.fail());
  expect(shown(result.current.dialog)).toBe('the second');
});
