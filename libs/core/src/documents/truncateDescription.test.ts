import fc from 'fast-check';
import { expect, test } from 'vitest';
import { truncateDescription } from './truncateDescription.ts';

const lines = (count: number) => Array.from({ length: count }, (_, at) => `Line ${at + 1}`);

test.each([
  '',
  'Passport number: ••••••\nCountry: France',
  lines(6).join('\n'),
  `${lines(6).join('\n')}\n \n`,
  'x'.repeat(360),
  `${'x'.repeat(61)}\n${lines(4).join('\n')}`,
])('core/documents-18: %j is not truncated', (description) => {
  expect(truncateDescription(description)).toBeNull();
});

test.each([
  [lines(7).join('\n'), `${lines(6).join('\n')}…`],
  [`${lines(5).join('\n')}\n\nNotes`, `${lines(5).join('\n')}…`],
  [`Notes: ${'word '.repeat(700)}`, `Notes: ${'word '.repeat(70).trim()}…`],
  ['x'.repeat(361), `${'x'.repeat(360)}…`],
  [`${'x'.repeat(359)}😀`, `${'x'.repeat(359)}…`],
  [`Country: France\n${'word '.repeat(100)}`, `Country: France\n${'word '.repeat(59)}word…`],
])('core/documents-18: %j is truncated', (description, truncated) => {
  expect(truncateDescription(description)).toBe(truncated);
});

test('core/documents-18: a truncated description is its beginning, and has few lines', () => {
  const text = fc.array(fc.constantFrom('a', ' ', '\n', '😀', 'word '.repeat(30)), {
    maxLength: 60,
  });
  fc.assert(
    fc.property(text, (parts) => {
      const description = parts.join('');
      const folded = truncateDescription(description);
      if (folded === null) return;
      expect(description.startsWith(folded.slice(0, -1))).toBe(true);
      expect(folded.length).toBeLessThan(description.length + 1);
      expect(folded.split('\n').length).toBeLessThanOrEqual(6);
      expect(folded).toMatch(/…$/);
      expect(folded).not.toMatch(/\p{Cs}/u);
    }),
  );
});
