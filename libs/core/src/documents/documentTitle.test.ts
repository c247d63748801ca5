import { expect, test } from 'vitest';
import { documentTitle } from './documentTitle.ts';

test.each([
  ['\u202Egnp.exe', 'gnp.exe'],
  ['\u202A\u202B\u202C\u202D\u202E\u2066\u2067\u2068\u2069\u200E\u200F', ''],
  [' \u200F Passport \u200E ', 'Passport'],
  ['Pass\u2067port', 'Passport'],
  ['\u200B \u2060\uFEFF\u200D', ''],
  ['\u3164\u00AD', ''],
  ['Einverständnis\u00ADerklärung', 'Einverständniserklärung'],
])('core/documents-19: %j is named %j, without direction marks', (typed, title) => {
  expect(documentTitle(typed)).toBe(title);
});

test.each(['Family 👩\u200D👩\u200D👧', 'می\u200Cخواهم', 'דרכון', 'جواز سفر'])(
  'core/documents-19: %j stays unchanged',
  (typed) => {
    expect(documentTitle(typed)).toBe(typed);
  },
);
