import { expect, test } from 'vitest';
import { mentionedIn, noteParts, referencesIn } from './mentions.ts';

const people = [
  { id: 'a', name: 'Ann Lee' },
  { id: 'b', name: 'Ann Leeman' },
  { id: 'c', name: 'Åsa O’Neil' },
];

test('core/staff-16: a note mentions people by their names and requests by their references, and all else is words', () => {
  expect(
    noteParts(
      '@Ann Lee, see #RQ-5H3N8V (@Åsa O’Neil).',
      people.map(({ name }) => name),
    ),
  ).toEqual([
    { kind: 'person', text: '@Ann Lee' },
    { kind: 'words', text: ', see ' },
    { kind: 'request', text: '#RQ-5H3N8V' },
    { kind: 'words', text: ' (' },
    { kind: 'person', text: '@Åsa O’Neil' },
    { kind: 'words', text: ').' },
  ]);
  expect(noteParts('', [])).toEqual([]);
  expect(noteParts('ann@Ann Lee #12 @nobody', ['Ann Lee'])).toEqual([
    { kind: 'words', text: 'ann@Ann Lee #12 @nobody' },
  ]);
});

test('core/staff-16: of names that begin alike the longest one is meant, and of two with one name both are', () => {
  expect(mentionedIn('For @Ann Leeman', people)).toEqual(['b']);
  expect(mentionedIn('For @Ann Lee and @Ann Lee', people)).toEqual(['a']);
  expect(mentionedIn('For @Ann Leer', people)).toEqual([]);
  expect(mentionedIn('@Ann Lee', [...people, { id: 'd', name: 'Ann Lee' }])).toEqual(['a', 'd']);
});

test('core/staff-16: a reference is found once, and only as a whole', () => {
  expect(referencesIn('#RQ-5H3N8V and #RQ-5H3N8V, not #RQ-5h or a#RQ-AAAAAA')).toEqual([
    'RQ-5H3N8V',
  ]);
});
