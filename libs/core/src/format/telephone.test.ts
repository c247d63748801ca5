import { expect, test } from 'vitest';
import { isEmail, isPhone, typedEmail } from '@parlour/contract/values';
import { telephoneHref } from './telephone.ts';

test.each([
  [' +44 (20) 7946-0180 ', 'tel:+442079460180'],
  ['020 7946 0180', 'tel:02079460180'],
  ['(020) 7946 0180', 'tel:02079460180'],
  ['+44 (0)20 7946 0180', 'tel:+442079460180'],
  ['Fax 020 7946 0180', 'tel:02079460180'],
  ['+39 06 0194 6013 ext. 12', 'tel:+390601946013;ext=12'],
  ['+39 06 0194 6013 #12', 'tel:+390601946013;ext=12'],
  ['+39 06 0194 6013, ext 5', 'tel:+390601946013;ext=5'],
  ['020 7946 0180 x9', 'tel:02079460180;ext=9'],
  ['tel:+390601946013;ext=12', 'tel:+390601946013;ext=12'],
  ['0044 (0)20 7946 0180', 'tel:+442079460180'],
  ['\u202a+44\u00a020–7946\u20110180\u202c', 'tel:+442079460180'],
  ['+44 20 7946 0000 (ext 12)', 'tel:+442079460000;ext=12'],
  ['+44 20 7946 0000 int. 12', 'tel:+442079460000;ext=12'],
  ['+44 20 7946 0000 poste 12', 'tel:+442079460000;ext=12'],
  ['+44 20 7946 0000 Durchwahl 12', 'tel:+442079460000;ext=12'],
  ['+44 20 7946 0000 Dw. 12', 'tel:+442079460000;ext=12'],
  ['+44 20 7946 0000 p12', 'tel:+442079460000;ext=12'],
  ['+44 20 7946 0000（内線12）', 'tel:+442079460000;ext=12'],
  ['+44 20 7946 0000 or 0001', 'tel:+442079460000'],
  ['+44 20 7946 0000 / +44 20 7946 0001', 'tel:+442079460000'],
  ['020 7946 0000 / 020 7946 0001', 'tel:02079460000'],
  ['+44 20 7946 0000 (office)', 'tel:+442079460000'],
  ['+44·20·7946·0000', 'tel:+442079460000'],
])('core/format-27: %j is dialed as %s', (phone, href) => {
  expect(telephoneHref(phone)).toBe(href);
});

test.each([
  ['+44 20 7946 0000 (ext 12)', true],
  ['+44 20 7946 0000 Durchwahl 12', true],
  ['+81 3 1234 5678（内線12）', true],
  ['+44 20 7946 0000 (office)', true],
  ['+44·20·7946·0000', true],
  ['+44 20 7946 0000 or 0001', false],
  ['+44 20 7946 0000 / +44 20 7946 0001', false],
])('core/format-27: whether %j is taken as typed: %j', (typed, isTaken) => {
  expect(isPhone(typed)).toBe(isTaken);
});

test.each([
  'Anna <anna@club.example>',
  '"Anna B." <anna@club.example>;',
  'anna@club.example,',
  'anna@club.example;',
  'anna@club.example.',
  '<mailto:anna@club.example>',
])('contract-22: the email address in %j is understood', (typed) => {
  expect([isEmail(typed), typedEmail(typed)]).toEqual([true, 'anna@club.example']);
});
