import { expect, test } from 'vitest';
import { waitUntil } from './waitUntil.ts';

test('what comes after a while is waited for', async () => {
  let asked = 0;
  await waitUntil('the third answer', () => Promise.resolve((asked += 1) === 3));
  expect(asked).toBe(3);
});

test('what never comes, and what can not come any more, is a failure', async () => {
  await expect(waitUntil('a page', () => Promise.resolve(false), 100)).rejects.toThrow(
    'a page did not come within 0.1 s.',
  );
  const gone = () => Promise.reject(new Error('the server has ended'));
  await expect(waitUntil('a page', gone)).rejects.toThrow('the server has ended');
});
