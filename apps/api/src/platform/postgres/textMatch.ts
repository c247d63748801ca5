import { and, type SQL, sql } from 'drizzle-orm';
import { patternOf } from './patternOf.ts';

/** The condition that a searched text fits, and what orders the fitting ones. */
export interface TextMatch {
  readonly fits: (text: SQL) => SQL | undefined;
  /** Higher for a better match. */
  readonly rank: (text: SQL, name: SQL) => SQL;
}

/** Finds texts that have each of the words, or a part of one, in any letter case and without accents. */
export function matchWords(text: string): TextMatch {
  const words = text.split(/\s+/).filter((word) => word !== '');
  const [first = ''] = words;
  return {
    fits: (searched) =>
      and(...words.map((word) => sql`${searched} like plain(${patternOf(word)})`)),
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
