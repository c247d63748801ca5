import { expect, test } from 'vitest';
import { csvTable } from './csvTable.ts';

test('core/staff-19: cells with commas, quotes and breaks of lines stay cells, and no text is run as a formula', () => {
  expect(
    csvTable([
      ['Who', 'Open'],
      ['Robin, "the night"', -3],
      ['=cmd|/C calc!A0', null],
      ['two\nlines', 0],
    ]),
  ).toBe('\uFEFFWho,Open\r\n"Robin, ""the night""",-3\r\n\'=cmd|/C calc!A0,\r\n"two\nlines",0\r\n');
});
