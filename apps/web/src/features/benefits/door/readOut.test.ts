import fc from 'fast-check';
import { expect, test } from 'vitest';
import { codeGroups, spellCode } from './readOut.ts';

test.each([
  ['ACDE-FGHJ-KMNP', ['ACDE-', 'FGHJ-', 'KMNP']],
  ['ABCDE', ['ABCDE']],
  ['ABCDEF', ['ABC', 'DEF']],
  ['ABCDEFGH', ['ABCD', 'EFGH']],
  ['ABCDEFGHJ', ['ABC', 'DEF', 'GHJ']],
  ['ABCDEFGHJKMNP', ['ABCD', 'EFG', 'HJK', 'MNP']],
  ['--A--B-', ['--A--B-']],
  ['Grüße, Bar 🍸', ['Grüße, Bar 🍸']],
  ['', ['']],
])('web/benefits/door-3: %s is read as %j', (code, groups) => {
  expect(codeGroups(code)).toEqual(groups);
});

test('web/benefits/door-3: groups never change a code', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('A', 'B', '1', '-', ' ', 'ü') }), (code) => {
      expect(codeGroups(code).join('')).toBe(code);
    }),
  );
});

test.each([
  ['ACDE-FG', 'A C D E dash, F G'],
  ['ABCDEF', 'A B C, D E F'],
  ['a b', 'a space b'],
  ['Grüße', 'G r ü ß e'],
  ['👩‍👩‍👧', '👩‍👩‍👧'],
  ['u\u0308', 'u\u0308'],
  ['X'.repeat(41), 'X'.repeat(41)],
])('web/benefits/door-3: a screen reader says %s as "%s"', (code, said) => {
  expect(spellCode(code)).toBe(said);
});
