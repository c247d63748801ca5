import { expect, test } from 'vitest';
import { BENEFIT_NOT_FOUND, EVENT_NOT_FOUND, REDEMPTION_FAILED } from './messages.ts';

test('CT20: the messages of missing pages and of a failed redemption', () => {
  expect(BENEFIT_NOT_FOUND).toBe('Benefit Not Found');
  expect(EVENT_NOT_FOUND).toBe('Event Not Found');
  expect(REDEMPTION_FAILED).toBe('Redemption failed. Please try again.');
});
