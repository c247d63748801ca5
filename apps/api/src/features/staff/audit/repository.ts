import type { auditQuerySchema } from '@parlour/contract/staff';
import { and, desc, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { alias, type AnyPgColumn, unionAll } from 'drizzle-orm/pg-core';
import type * as z from 'zod/mini';
import { invalidInput } from '../../../errors/apiError.ts';
import type { Queries } from '../../../platform/postgres/database.ts';
import {
  apiKeys,
  auditEntries,
  members,
  requests,
  staffMembers,
} from '../../../platform/postgres/schema/index.ts';
import { searchedText } from '../../../platform/postgres/searchedText.ts';
import { hasText, matchWords } from '../../../platform/postgres/textMatch.ts';

/** How many people a name may mean. */
const NAMED = 50;

/** What to show of the audit trail. */
interface AuditFilter extends Omit<
  z.output<typeof auditQuerySchema>,
  'limit' | 'actor' | 'subject'
> {
  /** Any of these. */
  readonly actors: readonly string[] | undefined;
  /** Any of these. */
  readonly subjects: readonly string[] | undefined;
}

const selectMembers = (queries: Queries, text: string) =>
  queries
    .select({ key: sql<string>`'member:' || ${members.id}` })
    .from(members)
    .where(matchWords(text).fits(searchedText.member));

const selectStaff = (queries: Queries, text: string) =>
  queries
    .select({ key: sql<string>`'staff:' || ${staffMembers.id}` })
    .from(staffMembers)
    .where(matchWords(text).fits(searchedText.staff));

// Entries of only some of them would pass for all that there are.
function keysOf(field: 'actor' | 'subject', found: readonly { readonly key: string }[]): string[] {
  if (found.length > NAMED) {
    throw invalidInput(field, `More than ${NAMED} people have this name: type more of it.`);
  }
  return found.map(({ key }) => key);
}

/** Returns who may be meant as an actor by a name or an email. */
export async function findNamedActors(queries: Queries, text: string): Promise<string[]> {
  const keys = queries
    .select({ key: sql<string>`'key:' || ${apiKeys.id}` })
    .from(apiKeys)
    .where(hasText(sql`plain(${apiKeys.name})`, text));
  const people = unionAll(selectMembers(queries, text), selectStaff(queries, text), keys);
  return keysOf('actor', await people.limit(NAMED + 1));
}

/** Returns the people who may be meant as a subject by a name or an email. */
export async function findNamedSubjects(queries: Queries, text: string): Promise<string[]> {
  const people = unionAll(selectMembers(queries, text), selectStaff(queries, text));
  return keysOf('subject', await people.limit(NAMED + 1));
}

/** Returns the request with a reference as a subject. */
export async function findReferredRequest(queries: Queries, reference: string): Promise<string[]> {
  const found = await queries
    .select({ id: requests.id })
    .from(requests)
    .where(eq(requests.reference, reference))
    .limit(1);
  return found.map(({ id }) => `request:${id}`);
}

const subjectMembers = alias(members, 'subject_members');
const subjectStaff = alias(staffMembers, 'subject_staff');

const nameOf = (people: Readonly<Record<'firstName' | 'lastName', AnyPgColumn>>) =>
  sql<string>`nullif(trim(${people.firstName} || ' ' || ${people.lastName}), '')`;

// The id rather than the whole text is computed, so that the primary keys find the names.
const idOf = (text: SQL, kind: 'member' | 'staff' | 'key' | 'request') =>
  sql<string>`case when split_part(${text}, ':', 1) = ${kind} then substr(${text}, length(${kind}) + 2) end`;

/** Returns entries of the audit trail with the names of their actors and subjects, the newest first. */
export function findAuditEntries(
  queries: Queries,
  { actors, action, subjects, from, until, before }: AuditFilter,
  limit: number,
  timeZone: string,
) {
  const { seq, at } = auditEntries;
  const [actor, subject] = [sql`${auditEntries.actor}`, sql`${auditEntries.subject}`];
  return queries
    .select({
      entry: auditEntries,
      actorName: sql<
        string | null
      >`coalesce(${nameOf(members)}, ${nameOf(staffMembers)}, ${apiKeys.name})`,
      subjectName: sql<
        string | null
      >`coalesce(${requests.reference}, ${nameOf(subjectMembers)}, ${nameOf(subjectStaff)})`,
    })
    .from(auditEntries)
    .leftJoin(members, eq(members.id, idOf(actor, 'member')))
    .leftJoin(staffMembers, eq(staffMembers.id, idOf(actor, 'staff')))
    .leftJoin(apiKeys, eq(apiKeys.id, idOf(actor, 'key')))
    .leftJoin(requests, eq(requests.id, idOf(subject, 'request')))
    .leftJoin(subjectMembers, eq(subjectMembers.id, idOf(subject, 'member')))
    .leftJoin(subjectStaff, eq(subjectStaff.id, idOf(subject, 'staff')))
    .where(
      and(
        actors === undefined ? undefined : inArray(auditEntries.actor, [...actors]),
        action === undefined ? undefined : eq(auditEntries.action, action),
        subjects === undefined ? undefined : inArray(auditEntries.subject, [...subjects]),
        from === undefined ? undefined : gte(at, sql`${from}::timestamp at time zone ${timeZone}`),
        until === undefined
          ? undefined
          : lt(at, sql`(${until}::date + 1)::timestamp at time zone ${timeZone}`),
        before === undefined ? undefined : lt(seq, Number(before)),
      ),
    )
    .orderBy(desc(seq))
    .limit(limit);
}
