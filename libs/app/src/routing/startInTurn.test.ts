import { expect, test } from 'vitest';
import { startInTurn } from './startInTurn.ts';

test('each call starts in a later task than the one before, also where that failed, and all have settled at the end', async () => {
  const happened: string[] = [];
  const ended = startInTurn([
    () => {
      happened.push('first starts');
      return Promise.reject(new Error('It failed.'));
    },
    async () => {
      happened.push('second starts');
      await Promise.resolve();
      happened.push('second ends');
    },
  ]);
  await Promise.resolve().then(() => happened.push('the task of the first ends'));
  await ended;
  expect(happened).toEqual([
    'first starts',
    'the task of the first ends',
    'second starts',
    'second ends',
  ]);
});
