import { and, asc, eq, sql } from 'drizzle-orm';
import type { Queries } from '../../../platform/postgres/database.ts';
import { patternOf } from '../../../platform/postgres/patternOf.ts';
import { members } from '../../../platform/postgres/schema/index.ts';

/** Returns the active members with a text in their name or email, in any letter case and without accents, by name. */
export function findMembers(queries: Queries, text: string, limit: number) {
  const { id, firstName, lastName, email, isActive } = members;
  return queries
    .select({ id, firstName, lastName, email })
    .from(members)
    .where(
      and(
        eq(isActive, true),
        sql`plain(${firstName} || ' ' || ${lastName} || ' ' || ${email}) like plain(${patternOf(text)})`,
      ),
    )
    .orderBy(asc(lastName), asc(firstName), asc(id))
    .limit(limit);
}
