import { expect, test } from 'vitest';
import { vocabulary } from './vocabulary.ts';

const judge = (files: Record<string, string>) => vocabulary(new Map(Object.entries(files)));

test.each([
  ['a variable', 'const keptLists = 1;', "'keptLists' has the word 'kept'"],
  ['a function', 'export function writeLetter() {}', "'writeLetter' has the word 'letter'"],
  [
    'a parameter',
    'const f = (theAnswer: string) => theAnswer;',
    "'theAnswer' has the word 'answer'",
  ],
  ['a type', 'type FieldProblem = string;', "'FieldProblem' has the word 'problem'"],
  [
    'a member of a type',
    'interface A { readonly isBusy: boolean }',
    "'isBusy' has the word 'busy'",
  ],
  ['a plural in another case', 'const SENTENCES = {};', "'SENTENCES' has the word 'sentence'"],
])('the name of %s has no banned word', (_, text, fault) => {
  expect(judge({ 'libs/core/src/a.ts': text })).toEqual([
    expect.stringMatching(new RegExp(`^libs/core/src/a\\.ts:1: ${fault}, use `)),
  ]);
});

test('the name of a file has no banned word', () => {
  expect(judge({ 'apps/api/src/letters.ts': '', 'docs/letters.md': '' })).toEqual([
    "apps/api/src/letters.ts: 'letters.ts' has the word 'letter', use email",
  ]);
});

test('a name is reported once a file, at its first use', () => {
  const text = '\nconst moment = 1;\nexport const later = moment + moment;';
  expect(judge({ 'tools/src/a.ts': text })).toEqual([
    "tools/src/a.ts:2: 'moment' has the word 'moment', use timestamp or dateTime",
  ]);
});

test.each([
  'const billingAddress = 1;',
  'const postalAddress = { address: 1 };',
  'const directionMarks = 1;',
  "const text = 'the letter that was kept'; // the answer",
  'const busyness = 1;',
])('%s is fine', (text) => {
  expect(judge({ 'libs/core/src/a.ts': text })).toEqual([]);
});
