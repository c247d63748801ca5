import { expect, test } from 'vitest';
import { choiceQuery, defaultChoice, parseChoice } from './queueChoice.ts';

const parse = (query: string) => parseChoice(new URLSearchParams(query));

test('desk/requests-1: the URL has what differs from the queue as it is opened, and is read back', () => {
  expect(choiceQuery(defaultChoice).size).toBe(0);
  const choice = { ...defaultChoice, view: 'mine', tag: 'vip', before: 'r1' } as const;
  const query = choiceQuery(choice);
  expect([...query.keys()]).toEqual(['view', 'tag', 'before']);
  expect(parseChoice(query)).toEqual(choice);
  const ordered = { ...defaultChoice, order: 'created', search: 'tea' } as const;
  expect([...choiceQuery(ordered).keys()]).toEqual(['order', 'search']);
});

test('desk/requests-1: an unknown view or order, and a search of one letter, count as absent', () => {
  expect(parse('')).toEqual(defaultChoice);
  expect(parse('view=lost&order=none&search=a+&tag=+')).toEqual(defaultChoice);
  expect(parse('search=+ab+').search).toBe('ab');
});
