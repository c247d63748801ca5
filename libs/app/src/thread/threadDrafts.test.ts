import { expect, test } from 'vitest';
import { readThreadDraft, storeThreadDraft } from './threadDrafts.ts';

/** Returns the drafts of an author, in a storage of its own. */
function openDrafts() {
  const stored = new Map<string, string>();
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
  const draftsOf = (memberId: string) => ({ storage, key: 'drafts', author: { memberId } });
  return { stored, draftsOf };
}

test('the drafts of several requests are stored beside each other until they are sent', () => {
  const { stored, draftsOf } = openDrafts();
  const drafts = draftsOf('m1');
  storeThreadDraft(drafts, 'r1', { text: 'one' });
  storeThreadDraft(drafts, 'r2', { text: 'two' });
  storeThreadDraft(drafts, 'r1', null);
  expect(readThreadDraft(drafts, 'r1')).toBeUndefined();
  expect(readThreadDraft(drafts, 'r2')).toEqual({ text: 'two' });
  storeThreadDraft(drafts, 'r2', null);
  expect(stored.size).toBe(0);
});

test('the drafts of another author are neither read nor stored any longer', () => {
  const { stored, draftsOf } = openDrafts();
  storeThreadDraft(draftsOf('m1'), 'r1', { text: 'one' });
  expect(readThreadDraft(draftsOf('m2'), 'r1')).toBeUndefined();
  storeThreadDraft(draftsOf('m2'), 'r1', { text: 'two' });
  expect(JSON.parse(stored.get('drafts') ?? '')).toEqual({
    memberId: 'm2',
    drafts: { r1: { text: 'two' } },
  });
});

test('what is no draft in the storage counts as none', () => {
  for (const text of ['', '{', '7', '{"memberId":"m1"}', '{"memberId":"m1","drafts":{"r1":3}}']) {
    const { stored, draftsOf } = openDrafts();
    stored.set('drafts', text);
    expect(readThreadDraft(draftsOf('m1'), 'r1')).toBeUndefined();
  }
});
