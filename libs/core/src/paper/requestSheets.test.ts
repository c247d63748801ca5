import { expect, test } from 'vitest';
import { shownSubject } from '../format/shownSubject.ts';
import { requestSheet } from './requestSheets.ts';

test('core/paper-6: the confirmation of a request prints its reference and what was asked', () => {
  const subject = 'Dining Reservation - June 3, 2030';
  const shown = shownSubject(subject);
  const occasion = 'Monday, June 3, 8:00 PM, 4 guests';
  const dinner = { reference: 'RQ-7K2M9X', requestType: 'Dining', subject, occasion } as const;
  expect(requestSheet(dinner)).toEqual({
    title: 'Your Request',
    lines: [occasion, 'RQ-7K2M9X', 'Dining Reservation', shown],
    groups: [],
  });
  expect(requestSheet({ ...dinner, requestType: null, occasion: '' }).lines).toEqual([
    'RQ-7K2M9X',
    shown,
  ]);
});
