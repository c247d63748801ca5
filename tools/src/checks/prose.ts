import { parseSync } from 'oxc-parser';
import { findStatements } from './behavior.ts';
import { type Check, findFiles, lineNumberOf } from './repository.ts';

const source = /^(?:apps|libs|tools|examples)\/(?!.*\/fixtures\/).*\.tsx?$/;
const directive = /^\s*(?:oxlint-|eslint-|@ts-|prettier-|\/ <reference|[@#]__)/;

/** The most words of one sentence in a comment. */
const WORD_LIMIT = 30;

/** Splits the text of a comment into sentences. A list item, a tag and an empty line begin a new one. */
const sentencesOf = (comment: string): string[] =>
  comment
    .replaceAll(/^[ \t]*(?:\*|\/)[ \t]?/gm, '')
    .replaceAll(/\{@link [^}]*\}|`[^`]*`/g, 'code')
    .split(/(?<=[.!?:])\s+|\n\s*\n|\n(?=\s*(?:@|-|\d+\.)\s?)/)
    .map((text) => text.trim());

const wordsIn = (text: string) => text.split(/\s+/).filter((word) => /\w/.test(word));

/** Phrases that comments do not use, with what to write instead. */
const outdatedPhrases: readonly (readonly [RegExp, string])[] = [
  [/\b(?:whoever|whomever|whom)\b/i, 'name the person, or write "who"'],
  [/\bstands?\b/i, 'write "is"'],
  [
    /\b(?:of|by|in|to|from|with|at|on|for|under|without|through|after) which\b/i,
    'write "where", "when" or "that", or begin another sentence',
  ],
  [
    /(?<!\b(?:any|some|no|every)(?:body|one|thing|where)|\bno one)\s+else\b/i,
    'write "otherwise" or "more"',
  ],
];

interface Block {
  readonly value: string;
  readonly start: number;
}

// Two checks read the comments of the same files, and parsing takes long.
const blocksByText = new Map<string, readonly Block[]>();

function blocksOf(path: string, text: string): readonly Block[] {
  const blocks = blocksByText.get(text) ?? findBlocks(path, text);
  blocksByText.set(text, blocks);
  return blocks;
}

/** Joins the line comments of consecutive lines: a sentence may run over several of them. */
function findBlocks(path: string, text: string): readonly Block[] {
  const blocks: (Block & { end: number; type: string })[] = [];
  for (const { type, value, start, end } of parseSync(path, text).comments) {
    if (directive.test(value)) continue;
    const last = blocks.at(-1);
    const isNextLine = last !== undefined && /^\n[ \t]*$/.test(text.slice(last.end, start));
    if (type === 'Line' && last?.type === 'Line' && isNextLine) {
      blocks[blocks.length - 1] = { ...last, value: `${last.value}\n${value}`, end };
    } else blocks.push({ type, value, start, end });
  }
  return blocks;
}

/** Refuses comments with a sentence of more than {@link WORD_LIMIT} words. */
export const commentSentences: Check = (repository) =>
  findFiles(repository, source).flatMap(([path, text]) =>
    blocksOf(path, text).flatMap(({ value, start }) =>
      sentencesOf(value)
        .map((text) => wordsIn(text).length)
        .filter((count) => count > WORD_LIMIT)
        .map(
          (count) =>
            `${path}:${lineNumberOf(text, start)}: a comment has a sentence of ${count} words, ${WORD_LIMIT} are the most`,
        ),
    ),
  );

/** Refuses comments with one of the {@link outdatedPhrases}. */
export const plainPhrases: Check = (repository) =>
  findFiles(repository, source).flatMap(([path, text]) =>
    blocksOf(path, text).flatMap(({ value, start }) => {
      const prose = value
        .replaceAll(/^[ \t]*\*[ \t]?/gm, '')
        .replaceAll(/`[^`]*`|\bstand-ins?\b/g, '')
        .replaceAll(/\s+/g, ' ');
      return outdatedPhrases.flatMap(([phrase, advice]) => {
        const [found] = phrase.exec(prose) ?? [];
        if (found === undefined) return [];
        const where = `${path}:${lineNumberOf(text, start)}`;
        return [`${where}: a comment has '${found.trim()}', ${advice}`];
      });
    }),
  );

/** Refuses lines of a SPEC.md that join claims with a semicolon. */
export const oneClaim: Check = (repository) =>
  findStatements(repository)
    .filter(({ claim }) => claim.replaceAll(/`[^`]*`/g, '').includes(';'))
    .map(({ id, where }) => `${where}: ${id} joins claims with a semicolon, state one`);
