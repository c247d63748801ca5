import { expect, test } from 'vitest';
import { waitUntil } from './waitUntil.ts';

test('it waits until the condition holds', async () => {
  let checks = 0;
  await waitUntil('the third check', () => Promise.resolve((checks += 1) === 3));
  expect(checks).toBe(3);
});

test('it rejects when the condition never holds, and when its check rejects', async () => {
  await expect(waitUntil('a page', () => Promise.resolve(false), 100)).rejects.toThrow(
    'a page did not come within 0.1 s.',
  );
  const rejects = () => Promise.reject(new Error('the server has ended'));
  await expect(waitUntil('a page', rejects)).rejects.toThrow('the server has ended');
});
