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
  ['1 (800) 555-0100 Ext. #12', 'tel:18005550100;ext=12'],
  ['+44 20 7946 0000 ext.: 12', 'tel:+442079460000;ext=12'],
  ['+44 20 7946 0000 ext no. 12', 'tel:+442079460000;ext=12'],
  ['+1-555-010-0199w12', 'tel:+15550100199;ext=12'],
  ['+49 30 123456 Nst. 12', 'tel:+4930123456;ext=12'],
  ['+34 91 123 45 67 extensión 12', 'tel:+34911234567;ext=12'],
  ['+31 20 123 4567 toestel 12', 'tel:+31201234567;ext=12'],
  ['+48 22 123 45 67 wew. 12', 'tel:+48221234567;ext=12'],
  ['+90 212 123 45 67 dahili 12', 'tel:+902121234567;ext=12'],
  ['+86 10 1234 5678 转12', 'tel:+861012345678;ext=12'],
  ['+971 4 123 4567 تحويلة 12', 'tel:+97141234567;ext=12'],
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
  ['+86 10 1234 5678 轉 12', true],
  ['📞 +44 20 7946 0000', true],
  ['Tél. : +33 1 23 45 67 89', true],
  ['Teléfono: +34 91 123 45 67', true],
  ['+44 20 7946 0000 option 12', false],
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
  'mailto:anna@club.example?subject=The%20table',
  'anna@club.example (Anna B.)',
])('contract-22: the email address in %j is understood', (typed) => {
  expect([isEmail(typed), typedEmail(typed)]).toEqual([true, 'anna@club.example']);
});
