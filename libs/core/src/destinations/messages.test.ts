import { expect, test } from 'vitest';
import {
  destinationCount,
  destinationFailureMessage,
  LOADING_DESTINATION,
  NO_VENDORS_FOUND,
  VENDOR_LOAD_FAILED,
  VENDOR_NOT_FOUND,
} from './messages.ts';

test.each([
  [0, '0 Destinations'],
  [1, '1 Destination'],
  [14, '14 Destinations'],
  [1500, '1,500 Destinations'],
])('DS19: %i are counted as %s', (count, line) => {
  expect(destinationCount(count)).toBe(line);
});

test.each([null, '', ' '])(
  'DS20: without an error text (%j) a destination is not found',
  (text) => {
    expect(destinationFailureMessage(text)).toBe('Destination not found');
  },
);

test('DS20: an error text is shown as given', () => {
  expect(destinationFailureMessage('Failed to fetch destination')).toBe(
    'Failed to fetch destination',
  );
});

test('DS20: the messages of the specification', () => {
  expect(LOADING_DESTINATION).toBe('Loading destination...');
  expect(NO_VENDORS_FOUND).toBe('No vendors found for this destination.');
  expect(VENDOR_NOT_FOUND).toBe('Vendor not found');
  expect(VENDOR_LOAD_FAILED).toBe('Failed to load vendor details');
});
