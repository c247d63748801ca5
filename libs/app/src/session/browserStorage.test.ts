import { expect, test } from 'vitest';
import { browserStorage } from './browserStorage.ts';

const throwSecurityError = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

test('a stored value is in the browser storage until it is removed', () => {
  const storage = browserStorage(() => localStorage);
  storage.setItem('key', 'value');
  expect(localStorage.getItem('key')).toBe('value');
  localStorage.setItem('key', 'from another tab');
  expect(storage.getItem('key')).toBe('from another tab');
  storage.removeItem('key');
  expect(localStorage.getItem('key')).toBeNull();
  expect(storage.getItem('key')).toBeNull();
});

test.each([
  ['that the browser refuses', throwSecurityError],
  [
    'that is full',
    () => Object.create(localStorage, { setItem: { value: throwSecurityError } }) as Storage,
  ],
])('memory replaces a storage %s', (_, open) => {
  const storage = browserStorage(open);
  storage.setItem('key', 'value');
  expect(storage.getItem('key')).toBe('value');
  storage.removeItem('key');
  expect(storage.getItem('key')).toBeNull();
});
