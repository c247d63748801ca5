import { expect, test } from 'vitest';
import { joinFacts } from './joinFacts.ts';

test('web/benefits/list-6: known facts are joined, and a line that breaks never begins with the dot', () => {
  expect(joinFacts('Kitchen Table', null, 'Cape Town')).toBe('Kitchen Table\u00a0· Cape Town');
  expect(joinFacts(null, 'Cape Town')).toBe('Cape Town');
  expect(joinFacts(null, '')).toBe('');
});
