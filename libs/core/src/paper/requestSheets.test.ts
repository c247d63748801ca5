import { expect, test } from 'vitest';
import { requestSheet } from './requestSheets.ts';

test('core/paper-6: the confirmation of a request prints its reference and what was asked', () => {
  const subject = 'Dining Reservation - June 3, 2030';
  expect(requestSheet({ reference: 'RQ-7K2M9X', requestType: 'Dining', subject })).toEqual({
    title: 'Your Request',
    lines: ['RQ-7K2M9X', 'Dining Reservation', subject],
    groups: [],
  });
  expect(requestSheet({ reference: 'RQ-7K2M9X', requestType: null, subject }).lines).toEqual([
    'RQ-7K2M9X',
    subject,
  ]);
});
