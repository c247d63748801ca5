import { type Context, defineRule } from '@oxlint/plugins';
import { fileOf } from './context.ts';
import { isWritten } from './location.ts';

const directive = /^\s*(?:oxlint-|eslint-|@ts-|\/ <reference|[@#]__)/;

/** The most words of one sentence in a comment. */
const WORD_LIMIT = 30;

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

/** Splits the text of a comment into sentences. A list item, a tag and an empty line begin a new one. */
const sentencesOf = (comment: string): string[] =>
  comment
    .replaceAll(/^[ \t]*(?:\*|\/)[ \t]?/gm, '')
    .replaceAll(/\{@link [^}]*\}|`[^`]*`/g, 'code')
    .split(/(?<=[.!?:])\s+|\n\s*\n|\n(?=\s*(?:@|-|\d+\.)\s?)/)
    .map((text) => text.trim());

const countWords = (text: string) => text.split(/\s+/).filter((word) => /\w/.test(word)).length;

type Comment = ReturnType<Context['sourceCode']['getAllComments']>[number];

/** Joins the line comments of consecutive lines: a sentence may run over several of them. */
function blocksOf(comments: readonly Comment[], text: string): readonly Comment[] {
  const blocks: Comment[] = [];
  for (const comment of comments) {
    if (directive.test(comment.value)) continue;
    const last = blocks.at(-1);
    const isNextLine = last !== undefined && /^\n[ \t]*$/.test(text.slice(last.end, comment.start));
    if (comment.type === 'Line' && last?.type === 'Line' && isNextLine) {
      const value = `${last.value}\n${comment.value}`;
      blocks[blocks.length - 1] = { ...comment, value, start: last.start };
    } else blocks.push(comment);
  }
  return blocks;
}

/** Says what is wrong with the text of a comment. */
function judge(value: string): string[] {
  const prose = value
    .replaceAll(/^[ \t]*\*[ \t]?/gm, '')
    .replaceAll(/`[^`]*`|\bstand-ins?\b/g, '')
    .replaceAll(/\s+/g, ' ');
  return [
    ...sentencesOf(value)
      .map(countWords)
      .filter((count) => count > WORD_LIMIT)
      .map((count) => `A comment has a sentence of ${count} words, ${WORD_LIMIT} are the most.`),
    ...outdatedPhrases.flatMap(([phrase, advice]) => {
      const [found] = phrase.exec(prose) ?? [];
      return found === undefined ? [] : [`A comment has '${found.trim()}', ${advice}.`];
    }),
  ];
}

/** Has comments in plain English: short sentences, without outdated phrases. */
export const commentsRule = defineRule({
  create(context) {
    if (!isWritten(fileOf(context))) return {};
    return {
      Program() {
        const { sourceCode } = context;
        for (const block of blocksOf(sourceCode.getAllComments(), sourceCode.text)) {
          for (const message of judge(block.value)) context.report({ node: block, message });
        }
      },
    };
  },
});
