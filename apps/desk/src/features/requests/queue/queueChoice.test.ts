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

test('desk/requests/queue-4: what narrows a view is in the URL, and what is unknown there counts as absent', () => {
  const choice = {
    ...defaultChoice,
    type: 'Dining',
    status: 'confirmed',
    who: 'nobody',
    from: '2030-02-01',
    until: '2030-02-14',
  } as const;
  expect(parseChoice(choiceQuery(choice))).toEqual(choice);
  expect(parse('type=Tea&status=lost&from=2030-02-31&until=soon')).toEqual(defaultChoice);
});

test('desk/requests-1: an unknown view or order, and a search of one letter, count as absent', () => {
  expect(parse('')).toEqual(defaultChoice);
  expect(parse('view=lost&order=none&search=a+&tag=+')).toEqual(defaultChoice);
  expect(parse('search=+ab+').search).toBe('ab');
});
