import { expect, test } from 'vitest';
import { commentSentences, oneClaim, plainPhrases } from './prose.ts';

const repository = (files: Record<string, string>) => new Map(Object.entries(files));
const words = (count: number) => `${Array.from({ length: count }, () => 'word').join(' ')}.`;

test.each([
  ['a docstring', (text: string) => `/** ${text} */\nexport const a = 1;`],
  ['a line comment', (text: string) => `// ${text}\nconst a = 1;`],
  [
    'line comments that go on',
    (text: string) => `// ${text.slice(0, 50)}\n// ${text.slice(50)}\nconst a = 1;`,
  ],
])('%s has sentences of 30 words at most', (_, comment) => {
  const judge = (text: string) => commentSentences(repository({ 'libs/core/src/a.ts': text }));
  expect(judge(comment(words(30)))).toEqual([]);
  expect(judge(comment(words(31)))).toEqual([
    'libs/core/src/a.ts:1: a comment has a sentence of 31 words, 30 are the most',
  ]);
  expect(judge(comment(`${words(30)} ${words(30)}`))).toEqual([]);
});

test('code and links count as one word, and tags begin a sentence', () => {
  const text = `/**\n * ${words(29).slice(0, -1)} \`a b c\`\n * @returns ${words(28)}\n */\nconst a = 1;`;
  expect(commentSentences(repository({ 'libs/core/src/a.ts': text }))).toEqual([]);
});

test.each([
  ['Sends whoever is signed in.', 'whoever', 'name the person, or write "who"'],
  ['Below it stands the name.', 'stands', 'write "is"'],
  [
    'The day on\n * which it ends.',
    'on which',
    'write "where", "when" or "that", or begin another sentence',
  ],
  ['The first of them, or else the last.', 'else', 'write "otherwise" or "more"'],
])('a comment is in plain phrases: %s', (text, found, advice) => {
  const files = repository({ 'libs/core/src/a.ts': `/** ${text} */\nexport const a = 1;` });
  expect(plainPhrases(files)).toEqual([
    `libs/core/src/a.ts:1: a comment has '${found}', ${advice}`,
  ]);
});

test('plain phrases may name code, stand-ins and somebody else', () => {
  const text = '/** Nobody else reads `stands`, which is a stand-in. */\nexport const a = 1;';
  expect(plainPhrases(repository({ 'libs/core/src/a.ts': text }))).toEqual([]);
});

test('a line of a SPEC.md states one claim', () => {
  const specification =
    '# A\n\n- **RQ1** One claim, with `a; b` in code.\n- **RQ2** One claim; and another.\n';
  expect(oneClaim(repository({ 'a/SPEC.md': specification, 'b.md': specification }))).toEqual([
    'a/SPEC.md:4: RQ2 joins claims with a semicolon, state one',
  ]);
});
