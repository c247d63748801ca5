import { expect, test } from 'vitest';
import {
  requestFailureMessage,
  failureNotification,
  successNotification,
} from './requestOutcome.ts';

test.each([
  [new Error('The club is closed.'), 'The club is closed.'],
  ['The line is busy.', 'The line is busy.'],
  [{ message: 'Try later.' }, 'Try later.'],
  [new Error(''), 'Failed to submit request. Please try again.'],
  [' ', 'Failed to submit request. Please try again.'],
  [{ message: 7 }, 'Failed to submit request. Please try again.'],
  [{}, 'Failed to submit request. Please try again.'],
  [null, 'Failed to submit request. Please try again.'],
  [undefined, 'Failed to submit request. Please try again.'],
])('RQ21: %o shows "%s"', (error, message) => {
  expect(requestFailureMessage(error)).toBe(message);
});

test('RQ25: the notifications have the specified texts and times', () => {
  expect(successNotification).toEqual({
    title: 'Success!',
    message: 'Your request has been submitted successfully!',
    note: 'We will follow up via email.',
    closesAfter: 3000,
  });
  expect(failureNotification).toEqual({
    title: 'Error',
    message: 'Something went wrong. Please try again.',
    note: 'If the problem persists, please contact support.',
    closeLabel: 'Close',
    closesAfter: 4000,
  });
});
