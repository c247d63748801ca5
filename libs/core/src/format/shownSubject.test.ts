import { expect, test } from 'vitest';
import { shownSubject } from './shownSubject.ts';

test.each([
  ['Dining Reservation - Harrow and Quill', 'Dining Reservation\u00A0- Harrow and Quill'],
  ['Rome – Paris — and back - soon', 'Rome\u00A0– Paris\u00A0— and back\u00A0- soon'],
  ['A well-known place, minus -2', 'A well-known place, minus -2'],
  ['', ''],
])('core/format-35: no line of %j begins with a dash', (subject, shown) => {
  expect(shownSubject(subject)).toBe(shown);
});
