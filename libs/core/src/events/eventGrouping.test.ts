import { expect, test } from 'vitest';
import { parseEventGrouping } from './eventGrouping.ts';

test('core/events-7: the list is grouped by month unless its URL says category', () => {
  expect(parseEventGrouping('category')).toBe('category');
  for (const value of [null, '', 'month', 'year']) expect(parseEventGrouping(value)).toBe('month');
});
