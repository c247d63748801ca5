import type { Result } from '@parlour/contract';
import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useOneKeyedCall } from './useOneCall.ts';

type Outcome = Result<string, { readonly message: string; readonly field?: string }>;

/** Renders the hook. Each `start` makes a call that ends on command. */
function renderCalls() {
  const { result } = renderHook(() => useOneKeyedCall<'save' | 'delete'>());
  const keys: string[] = [];
  const start = async (name: 'save' | 'delete') => {
    const { promise, resolve } = Promise.withResolvers<Outcome>();
    let returned: Outcome | undefined;
    await act(async () => {
      void result.current
        .run(name, (key) => {
          keys.push(key);
          return promise;
        })
        .then((outcome) => {
          returned = outcome;
        });
    });
    return async (outcome: Outcome) => {
      await act(async () => resolve(outcome));
      return returned;
    };
  };
  return { shown: () => result.current, keys, start };
}

const refused: Outcome = { ok: false, failure: { message: 'Not so.', field: 'title' } };
const made: Outcome = { ok: true, value: 'it' };

test('the call under way is named, and its result is returned', async () => {
  const { shown, start } = renderCalls();
  const end = await start('save');
  expect(shown().pending).toBe('save');
  expect(await end(made)).toEqual(made);
  expect(shown()).toMatchObject({ pending: null, failure: null, field: null });
});

test('a failure is shown with its field until the next call begins', async () => {
  const { shown, start } = renderCalls();
  await (
    await start('save')
  )(refused);
  expect(shown()).toMatchObject({ pending: null, failure: 'Not so.', field: 'title' });
  await start('delete');
  expect(shown()).toMatchObject({ pending: 'delete', failure: null, field: null });
});

test('the same content is sent again with the same key, and another one with another key', async () => {
  const { shown, keys, start } = renderCalls();
  await (
    await start('save')
  )(refused);
  await (
    await start('save')
  )(refused);
  act(() => shown().renew());
  expect(shown().failure).toBeNull();
  await (
    await start('save')
  )(made);
  const [first, second, third] = keys;
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});
