import { defineRule } from '@oxlint/plugins';
import { bannedWords } from './bannedWords.ts';
import { fileOf } from './context.ts';
import { isWritten } from './location.ts';

const table = 'tools/src/lint/bannedWords.ts';
const anyBannedWord = new RegExp(Object.keys(bannedWords).join('|'), 'i');

/** Splits a name into words, in lower case and the singular: `keptLetters` has `kept` and `letter`. */
const wordsOf = (name: string): string[] =>
  name
    .split(/[^A-Za-z]+|(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/)
    .map((word) => word.toLowerCase().replace(/(?<=ss)es$|(?<=[^s])s$/, ''));

/** Says what is wrong with a name. */
const judge = (name: string): string[] =>
  wordsOf(name).flatMap((word) => {
    const banned = Object.hasOwn(bannedWords, word) ? bannedWords[word] : undefined;
    if (banned === undefined || banned.except?.test(name) === true) return [];
    return [`'${name}' has the word '${word}', use ${banned.use}.`];
  });

/** Forbids identifiers and file names that use a word of {@link bannedWords}. */
export const vocabularyRule = defineRule({
  create(context) {
    const file = fileOf(context);
    if (!isWritten(file) || file === table) return {};
    const seen = new Set<string>();
    return {
      Program(node) {
        for (const message of judge(file.split('/').at(-1) ?? ''))
          context.report({ node, message });
      },
      Identifier(node) {
        if (seen.has(node.name)) return;
        seen.add(node.name);
        if (!anyBannedWord.test(node.name)) return;
        for (const message of judge(node.name)) context.report({ node, message });
      },
    };
  },
});
