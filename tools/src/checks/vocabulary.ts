import { parseSync, Visitor } from 'oxc-parser';
import { bannedWords } from './bannedWords.ts';
import { type Check, findFiles, lineNumberOf } from './repository.ts';

const source = /^(?:apps|libs|tools|examples)\/(?!.*\/fixtures\/).*\.tsx?$/;
const tables = /^tools\/src\/checks\/bannedWords\.ts$/;

/** Splits a name into words, in lower case and the singular: `keptLetters` has `kept` and `letter`. */
const wordsOf = (name: string): string[] =>
  name
    .split(/[^A-Za-z]+|(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/)
    .map((word) => word.toLowerCase().replace(/(?<=ss)es$|(?<=[^s])s$/, ''));

/** Lists what is wrong with a name. */
const judge = (name: string): string[] =>
  wordsOf(name).flatMap((word) => {
    const banned = Object.hasOwn(bannedWords, word) ? bannedWords[word] : undefined;
    if (banned === undefined || banned.except?.test(name) === true) return [];
    return [`'${name}' has the word '${word}', use ${banned.use}`];
  });

const anyBannedWord = new RegExp(Object.keys(bannedWords).join('|'), 'i');

/** Finds each identifier of a file, with the place of its first use. */
function identifiers(path: string, text: string): Map<string, number> {
  const found = new Map<string, number>();
  new Visitor({
    Identifier: ({ name, start }) => {
      if (!found.has(name)) found.set(name, start);
    },
  }).visit(parseSync(path, text).program);
  return found;
}

/** Refuses identifiers and file names that use a word of {@link bannedWords}. */
export const vocabulary: Check = (repository) =>
  findFiles(repository, source)
    .filter(([path]) => !tables.test(path))
    .flatMap(([path, text]) => [
      ...judge(path.split('/').at(-1) ?? '').map((fault) => `${path}: ${fault}`),
      // Most files have no such word at all, and parsing takes long.
      ...(anyBannedWord.test(text) ? [...identifiers(path, text)] : []).flatMap(([name, start]) =>
        judge(name).map((fault) => `${path}:${lineNumberOf(text, start)}: ${fault}`),
      ),
    ]);
