import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useWakeLock } from './useWakeLock.ts';

afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'wakeLock');
});

/** Gives the browser locks. Returns those that were taken, each with whether it is held. */
function fakeLocks(request = async () => undefined as void) {
  const locks: { isHeld: boolean }[] = [];
  Object.defineProperty(navigator, 'wakeLock', {
    configurable: true,
    value: {
      request: async () => {
        await request();
        const lock = { isHeld: true };
        locks.push(lock);
        return { release: async () => void (lock.isHeld = false) };
      },
    },
  });
  return locks;
}

const show = (visibility: DocumentVisibilityState) =>
  act(async () => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
    document.dispatchEvent(new Event('visibilitychange'));
  });

const hook = async (isOn = true) => {
  const rendered = renderHook((on: boolean) => useWakeLock(on), { initialProps: isOn });
  await act(async () => undefined);
  return rendered;
};

test('web/benefits/door-2: the screen stays awake until it is closed', async () => {
  const locks = fakeLocks();
  const { unmount } = await hook();
  expect(locks).toEqual([{ isHeld: true }]);
  unmount();
  expect(locks).toEqual([{ isHeld: false }]);
});

test('web/benefits/door-2: it is kept awake again after the page was hidden', async () => {
  const locks = fakeLocks();
  await hook();
  await show('hidden');
  expect(locks).toHaveLength(1);
  await show('visible');
  expect(locks).toHaveLength(2);
});

test('web/benefits/door-2: a lock that comes after it was closed is given back', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const locks = fakeLocks(() => promise);
  const { unmount } = await hook();
  unmount();
  await act(async () => resolve());
  expect(locks).toEqual([{ isHeld: false }]);
});

test('web/benefits/door-2: nothing is held for what has ended', async () => {
  const locks = fakeLocks();
  const { rerender } = await hook();
  rerender(false);
  expect(locks).toEqual([{ isHeld: false }]);
  await show('visible');
  expect(locks).toHaveLength(1);
});

test('web/benefits/door-2: a browser that refuses, or has no lock, is left alone', async () => {
  await hook();
  fakeLocks(() => Promise.reject(new DOMException('Low battery', 'NotAllowedError')));
  const { unmount } = await hook();
  unmount();
});
