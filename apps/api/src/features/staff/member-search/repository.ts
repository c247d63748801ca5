import { and, asc, eq } from 'drizzle-orm';
import type { Queries } from '../../../platform/postgres/database.ts';
import { members } from '../../../platform/postgres/schema/index.ts';
import { searchedText } from '../../../platform/postgres/searchedText.ts';
import { matchWords } from '../../../platform/postgres/textMatch.ts';

/** Returns the active members whose name or email has all words of a text, by name. */
export function findMembers(queries: Queries, text: string, limit: number) {
  const { id, firstName, lastName, email, isActive } = members;
  return queries
    .select({ id, firstName, lastName, email })
    .from(members)
    .where(and(eq(isActive, true), matchWords(text).fits(searchedText.member)))
    .orderBy(asc(lastName), asc(firstName), asc(id))
    .limit(limit);
}
