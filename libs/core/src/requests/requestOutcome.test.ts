import { expect, test } from 'vitest';
import { failureNotification, successNotification } from './requestOutcome.ts';

test('core/requests-32: the notifications have the specified texts and times', () => {
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
