import { expect, test } from 'vitest';
import { destinationCount, destinationFailureMessage } from './messages.ts';

test.each([
  [0, '0 Destinations'],
  [1, '1 Destination'],
  [14, '14 Destinations'],
  [1500, '1,500 Destinations'],
])('core/destinations-23: %i are counted as %s', (count, line) => {
  expect(destinationCount(count)).toBe(line);
});

test.each([null, '', ' '])(
  'core/destinations-24: without an error text (%j) a destination is not found',
  (text) => {
    expect(destinationFailureMessage(text)).toBe('Destination not found');
  },
);

test('core/destinations-24: an error text is shown as given', () => {
  expect(destinationFailureMessage('Failed to fetch destination')).toBe(
    'Failed to fetch destination',
  );
});
