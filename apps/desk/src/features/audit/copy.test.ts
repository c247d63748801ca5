import { expect, test } from 'vitest';
import { auditEntries } from '../../testing/audit.ts';
import {
  actionInWords,
  actionOptions,
  actorInWords,
  actorKind,
  auditTable,
  subjectInWords,
  subjectPath,
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

test('desk/audit-1: a subject is said in words, and a request and a member have a page to link', () => {
  expect(subjectInWords('request:r1')).toBe('Request r1');
  expect(subjectInWords('request:r1', 'RQ-7K2M9X')).toBe('Request RQ-7K2M9X');
  expect(subjectInWords('change-request:c:1')).toBe('Change request c:1');
  expect(subjectInWords('settings')).toBe('Settings');
  expect(subjectPath('request:r1')).toBe('/requests/r1');
  expect(subjectPath('member:m1')).toBe('/members/m1');
  expect(['change-request:r1', 'settings', 'staff:s1', 'member'].map(subjectPath)).toEqual([
    null,
    null,
    null,
    null,
  ]);
});

test('desk/audit-5: entries are stored in the words of the page, with times of the club and of UTC', () => {
  expect(auditTable([...auditEntries], 'Europe/Paris').slice(1, 4)).toEqual([
    [
      42,
      '2030-02-01 09:30',
      '2030-02-01T08:30:00.000Z',
      'Moved a request',
      'Theo Lindqvist',
      'Request RQ-7K2M9X',
      null,
      '',
      'req-7f3a',
    ],
    expect.arrayContaining(['Staff Theo Lindqvist', 'concierge, manager']),
    expect.arrayContaining(['Operator, by end-sessions', 'Member Ines Calloway']),
  ]);
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
