import { isEmail, typedDigits, typedEmail } from '@parlour/contract';
import { and, or, type SQL, sql } from 'drizzle-orm';
import { patternOf } from './patternOf.ts';

/** The condition that a searched text fits, and what orders the fitting ones. */
export interface TextMatch {
  readonly fits: (text: SQL) => SQL | undefined;
  /** Higher for a better match. */
  readonly rank: (text: SQL, name: SQL) => SQL;
}

/** What the indexes of searched texts find anywhere in a word: they hold three letters or digits at a time. */
const indexed = /[\p{L}\p{N}]{3}/u;
/** Letters without upper and lower case are of scripts that may have no spaces between words. */
const caseless = /\p{Lo}/u;

/**
 * Returns the condition that a searched text has a text, in any letter case and without accents. One with fewer letters or
 * digits in a row than three must begin a word: for anything else every row would be read.
 */
export function hasText(searched: SQL, text: string): SQL {
  const pattern = patternOf(text);
  if (indexed.test(text) || caseless.test(text)) return sql`${searched} like plain(${pattern})`;
  const beginning = pattern.slice(1);
  return sql`${searched} like any (array[plain(${beginning}), plain(${`% ${beginning}`})])`;
}

/**
 * Digits of another script, or letters of another width, also find the plain ones. An email address also finds the one that is
 * stored, whose domain is in ASCII.
 */
function hasWord(searched: SQL, word: string): SQL | undefined {
  const ways = new Set([word, typedDigits(word), isEmail(word) ? typedEmail(word) : word]);
  ways.delete('');
  return or(...[...ways].map((way) => hasText(searched, way)));
}

/** Finds texts that have each of the words, or a part of one, in any letter case and without accents. */
export function matchWords(text: string): TextMatch {
  const words = text.split(/\s+/).filter((word) => word !== '');
  const [first = ''] = words;
  return {
    fits: (searched) => and(...words.map((word) => hasWord(searched, word))),
    rank: (_, name) => sql`(plain(${name}) like plain(${patternOf(first).slice(1)}))::int`,
  };
}

/** Finds texts that resemble what was typed, as with a typing error. How much is a setting of each connection. */
export function matchResembling(text: string): TextMatch {
  return {
    // Not `word_similarity`, which reads every row: the operator has the index.
    fits: (searched) => sql`plain(${text}) <% ${searched}`,
    rank: (searched) => sql`word_similarity(plain(${text}), ${searched})`,
  };
}
