import { expect, test } from 'vitest';
import { choiceQuery, defaultChoice, parseChoice } from './auditChoice.ts';

const parse = (query: string) => parseChoice(new URLSearchParams(query));

test('desk/audit-2: the URL has what is filtered and nothing else, and is read back', () => {
  const choice = {
    ...defaultChoice,
    actor: 'staff:s1',
    from: '2030-02-01',
    until: '2030-02-28',
    before: '38',
  };
  const query = choiceQuery(choice);
  expect([...query.keys()]).toEqual(['actor', 'from', 'until', 'before']);
  expect(parseChoice(query)).toEqual(choice);
  expect(choiceQuery(defaultChoice).size).toBe(0);
});

test('desk/audit-2: what cannot be a filter counts as absent', () => {
  expect(parse('')).toEqual(defaultChoice);
  expect(parse('from=tomorrow&until=2030-02-011&before=-1')).toEqual(defaultChoice);
  expect(parse(`before=${'1'.repeat(16)}`).before).toBe('');
  expect(parse('action=+request.moved+').action).toBe('request.moved');
  expect(parse(`subject=${'x'.repeat(201)}`).subject).toHaveLength(200);
});
