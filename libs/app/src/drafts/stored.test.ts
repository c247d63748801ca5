import { expect, test } from 'vitest';
import { storedAt } from './stored.ts';

/** Returns the drafts of an author, in a storage of its own. */
function openDrafts() {
  const stored = new Map<string, string>();
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
  const draftOf = (memberId: string, name: string) =>
    storedAt({ storage, key: 'drafts', author: () => ({ memberId }) }, name, (fields) => fields);
  return { stored, draftOf };
}

test('the drafts of several requests are stored beside each other until they are sent', () => {
  const { stored, draftOf } = openDrafts();
  draftOf('m1', 'r1').store({ text: 'one' });
  draftOf('m1', 'r2').store({ text: 'two' });
  draftOf('m1', 'r1').store(null);
  expect(draftOf('m1', 'r1').read()).toBeUndefined();
  expect(draftOf('m1', 'r2').read()).toEqual({ text: 'two' });
  draftOf('m1', 'r2').store(null);
  expect(stored.size).toBe(0);
});

test('the drafts of another author are neither read nor stored any longer', () => {
  const { stored, draftOf } = openDrafts();
  draftOf('m1', 'r1').store({ text: 'one' });
  expect(draftOf('m2', 'r1').read()).toBeUndefined();
  draftOf('m2', 'r1').store({ text: 'two' });
  expect(JSON.parse(stored.get('drafts') ?? '')).toEqual({
    memberId: 'm2',
    drafts: { r1: { text: 'two' } },
  });
});

test('what is no draft in the storage counts as none', () => {
  for (const text of ['', '{', '7', '{"memberId":"m1"}', '{"memberId":"m1","drafts":{"r1":3}}']) {
    const { stored, draftOf } = openDrafts();
    stored.set('drafts', text);
    expect(draftOf('m1', 'r1').read()).toBeUndefined();
  }
});
