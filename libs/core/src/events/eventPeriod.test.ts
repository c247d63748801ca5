import { expect, test } from 'vitest';
import { parseEventPeriod } from './eventPeriod.ts';

test('core/events-8: the list has all events unless its URL says week', () => {
  expect(parseEventPeriod('week')).toBe('week');
  for (const value of [null, '', 'month']) expect(parseEventPeriod(value)).toBeNull();
});
