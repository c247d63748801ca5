import { expect, test } from 'vitest';
import {
  actionInWords,
  actionOptions,
  actorInWords,
  actorKind,
  requestIdOf,
  subjectInWords,
} from './copy.ts';

test('desk/audit-1: an actor is named, with what kind of person or program it is', () => {
  expect(actorInWords('staff:s1', 'Ada Marsh')).toBe('Ada Marsh');
  expect(actorInWords('staff:s1', null)).toBe('staff:s1');
  expect(actorInWords('system', null)).toBe('The server');
  expect(actorInWords('operator:backup', null)).toBe('Operator, by backup');
  expect(['member:m1', 'key:k1', 'staff:s1', 'system', 'operator:backup'].map(actorKind)).toEqual([
    'Member',
    'API key',
    'Staff',
    null,
    null,
  ]);
});

test('desk/audit-1: a subject is said in words, and only a request has an id to link', () => {
  expect(subjectInWords('request:r1')).toBe('Request r1');
  expect(subjectInWords('change-request:c:1')).toBe('Change request c:1');
  expect(subjectInWords('settings')).toBe('Settings');
  expect(requestIdOf('request:r1')).toBe('r1');
  expect(requestIdOf('change-request:r1')).toBeNull();
  expect(requestIdOf('settings')).toBeNull();
});

test('desk/audit-2: the actions are chosen by their words in order, with one that only a newer server knows', () => {
  expect(actionInWords('request.moved')).toBe('Moved a request');
  expect(actionInWords('toString')).toBe('toString');
  const known = actionOptions('');
  expect(actionOptions('request.moved')).toEqual(known);
  expect(known.some(({ value }) => value === '')).toBe(false);
  const labels = known.map(({ label }) => label);
  expect(labels).toEqual(labels.toSorted((one, other) => one.localeCompare(other)));
  expect(actionOptions('request.sung')).toContainEqual({
    value: 'request.sung',
    label: 'request.sung',
  });
});
