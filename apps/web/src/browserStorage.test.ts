import { expect, test } from 'vitest';
import { browserStorage } from './browserStorage.ts';

const refuse = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

test('what is stored is in the storage of the browser, and gone from it when removed', () => {
  const storage = browserStorage(() => localStorage);
  storage.setItem('key', 'value');
  expect(localStorage.getItem('key')).toBe('value');
  localStorage.setItem('key', 'of another tab');
  expect(storage.getItem('key')).toBe('of another tab');
  storage.removeItem('key');
  expect(localStorage.getItem('key')).toBeNull();
  expect(storage.getItem('key')).toBeNull();
});

test.each([
  ['that the browser refuses', refuse],
  ['that is full', () => Object.create(localStorage, { setItem: { value: refuse } }) as Storage],
])('instead of a storage %s the page remembers', (_, open) => {
  const storage = browserStorage(open);
  storage.setItem('key', 'value');
  expect(storage.getItem('key')).toBe('value');
  storage.removeItem('key');
  expect(storage.getItem('key')).toBeNull();
});
