import { act, render, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { useDialogOnDemand } from './useDialogOnDemand.tsx';

/** A dialog whose code loads, or fails to load, on command. */
function deferredDialog(name: string) {
  const { promise, resolve, reject } = Promise.withResolvers<() => string>();
  return {
    load: () => promise,
    resolve: () => resolve(() => name),
    reject: () => reject(new Error()),
  };
}

/** Opens two dialogs, one after the other, that are still loading. */
function openTwo() {
  const { result } = renderHook(() => useDialogOnDemand());
  const [first, second] = [deferredDialog('the first'), deferredDialog('the second')];
  act(() => {
    result.current.open(first.load);
    result.current.open(second.load);
  });
  return { result, first, second };
}

const textContentOf = (dialog: ReactNode) => render(dialog).container.textContent;

test('the dialog opened last stays, even if the first one loads later', async () => {
  const { result, first, second } = openTwo();
  await act(async () => second.resolve());
  await act(async () => first.resolve());
  expect(textContentOf(result.current.dialog)).toBe('the second');
});

test('a dialog that could not be loaded does not affect the one opened after it', async () => {
  const { result, first, second } = openTwo();
  await act(async () => second.resolve());
  await act(async () => first.reject());
  expect(textContentOf(result.current.dialog)).toBe('the second');
});
