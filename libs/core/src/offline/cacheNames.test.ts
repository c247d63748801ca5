import { expect, test } from 'vitest';
import {
  filesCacheName,
  foreignCaches,
  memberCacheName,
  memberCaches,
  outdatedCaches,
  ownCaches,
} from './cacheNames.ts';
import { memberOfAuthorization } from './tokenMember.ts';

const own = memberCacheName('m1');
const other = memberCacheName('m2');
const names = [own, other, filesCacheName('new'), filesCacheName('old'), 'of-another-app'];

test('core/offline-6: each member has a cache of their own, whatever the id', () => {
  const ids = ['a', 'a b', 'a/b', 'A', 'ä', ''];
  expect(new Set(ids.map(memberCacheName)).size).toBe(ids.length);
  expect(memberCaches(names)).toEqual([own, other]);
});

test('core/offline-6: the token of a call names its member', () => {
  // {"sub":"m1","exp":1900000000}
  const token = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJtMSIsImV4cCI6MTkwMDAwMDAwMH0.c2lnbmF0dXJl';
  expect(memberOfAuthorization(`Bearer ${token}`)).toBe('m1');
  // {"sub":"staff:s1"}
  expect(memberOfAuthorization('Bearer a.eyJzdWIiOiJzdGFmZjpzMSJ9.c')).toBeNull();
  for (const text of [null, '', token, 'Basic bTE6bTE=', 'Bearer x', 'Bearer a.e30.c']) {
    expect(memberOfAuthorization(text)).toBeNull();
  }
});

test('core/offline-7: a session deletes the guides of every other member, the end of one those of all', () => {
  expect(foreignCaches(names, 'm1')).toEqual([other]);
  expect(foreignCaches(names, 'm3')).toEqual([own, other]);
  expect(foreignCaches(names, null)).toEqual([own, other]);
});

test('core/offline-9: a release deletes the files of others', () => {
  expect(outdatedCaches(names, 'new')).toEqual([filesCacheName('old')]);
});

test('core/offline-10: switching it off deletes every cache of the app and no other', () => {
  expect(ownCaches(names)).toEqual(names.slice(0, 4));
});
