import { expect, test } from 'vitest';
import { telephoneHref } from './telephone.ts';

test.each([
  [' +44 (20) 7946-0180 ', 'tel:+442079460180'],
  ['020 7946 0180', 'tel:02079460180'],
  ['(020) 7946 0180', 'tel:02079460180'],
  ['+44 (0)20 7946 0180', 'tel:+442079460180'],
  ['Fax 020 7946 0180', 'tel:02079460180'],
])('core/format-27: %j is dialed as %s', (phone, href) => {
  expect(telephoneHref(phone)).toBe(href);
});
