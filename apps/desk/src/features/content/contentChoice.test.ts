import { expect, test } from 'vitest';
import { choiceQuery, defaultChoice, parseChoice } from './contentChoice.ts';

const parse = (query: string) => parseChoice(new URLSearchParams(query));

test('desk/content-2: search, state and page of a list are in its URL, the first page of all without them', () => {
  expect(choiceQuery(defaultChoice).size).toBe(0);
  const choice = { state: 'hidden', text: 'ball', page: 2 } as const;
  expect(choiceQuery(choice).toString()).toBe('state=hidden&text=ball&page=2');
  expect(parseChoice(choiceQuery(choice))).toEqual(choice);
});

test('desk/content-2: what cannot be a choice counts as absent', () => {
  expect(parse('')).toEqual(defaultChoice);
  expect(parse('state=lost&text=+&page=0')).toEqual(defaultChoice);
  for (const page of ['-1', '1.5', 'two']) expect(parse(`page=${page}`).page).toBe(1);
  expect(parse(`text=${'x'.repeat(201)}`).text).toHaveLength(200);
});
