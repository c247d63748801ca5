import { expect, test } from 'vitest';
import { callOf, choiceQuery, parseChoice } from './membersChoice.ts';

const parse = (query: string) => parseChoice(new URLSearchParams(query));

test('desk/members-1: search, status and page are read from the URL, and what is unknown there is left out', () => {
  const choice = { search: 'oka', status: 'suspended', after: 'm4' } as const;
  expect(parseChoice(choiceQuery(choice))).toEqual(choice);
  const all = { search: '', status: '', after: '' };
  expect(parse('')).toEqual(all);
  expect(parse('status=lost&search=++')).toEqual(all);
  expect(choiceQuery({ search: '', status: '', after: '' }).size).toBe(0);
  expect(parse(`search=${'x'.repeat(201)}`).search).toHaveLength(200);
});

test('desk/members-1: the server is asked for what is chosen only', () => {
  expect(callOf(parse(''))).toEqual({});
  expect(callOf(parse('search=oka&status=active&after=m4'))).toEqual({
    text: 'oka',
    status: 'active',
    after: 'm4',
  });
});
