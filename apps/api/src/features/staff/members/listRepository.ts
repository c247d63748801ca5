import { typedDigits } from '@parlour/contract';
import type { MemberListQuery, MemberListStatus } from '@parlour/contract/staff';
import { and, desc, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../../platform/postgres/database.ts';
import { members } from '../../../platform/postgres/schema/index.ts';
import { searchedText } from '../../../platform/postgres/searchedText.ts';
import { wasNotInvited } from '../../members/hasSignedIn.ts';
import { matchWords, type TextMatch } from '../../../platform/postgres/textMatch.ts';

const { id, firstName, lastName, email, phone, crmId, isActive } = members;
const { suspendedAt, invitedAt, firstSignedInAt } = members;

/** What a member is sorted by, exactly as the index has it: the last name, or the first where it is all there is. */
const sortName = sql<string>`lower(coalesce(nullif(${lastName}, ''), ${firstName}))`;

/** The fewest digits that are looked for in phone numbers. */
const FEWEST_DIGITS = 3;

function hasStatus(status: MemberListStatus): SQL | undefined {
  switch (status) {
    case 'active':
      return and(isActive, or(isNull(invitedAt), isNotNull(firstSignedInAt)));
    case 'invited':
      return and(isActive, isNotNull(invitedAt), isNull(firstSignedInAt));
    case 'not_invited':
      return wasNotInvited;
    case 'suspended':
      return and(eq(isActive, false), isNotNull(suspendedAt));
    case 'ended':
      return and(eq(isActive, false), isNull(suspendedAt));
  }
}

/**
 * Returns the condition that a member is found by a text: words of the name and email, digits of the phone or the whole
 * identifier in the CRM. An index finds the rare ones, and the order of the list the frequent ones.
 */
export function isFoundBy(text: string): SQL | undefined {
  const isNamed = matchWords(text).fits(searchedText.member);
  const isOfCrm = eq(crmId, text);
  const digits = typedDigits(text).replaceAll(/\D/g, '');
  // Letters are of a name or an email, whose digits are no phone's.
  if (digits.length < FEWEST_DIGITS || /\p{L}/u.test(text)) return or(isNamed, isOfCrm);
  const hasPhone = sql`translate(${phone}, ' +-()./', '') like ${`%${digits}%`}`;
  // No index has the digits. In a query of their own they do not keep the names from theirs.
  return sql`${id} in (select ${id} from ${members} where ${or(isNamed, isOfCrm)} union select ${id} from ${members} where ${hasPhone})`;
}

/** Returns the keys of a member in the order of the list. Undefined where there is none. */
async function findPlace(queries: Queries, memberId: string) {
  const [place] = await queries
    .select({
      lastName: sortName,
      firstName: sql<string>`lower(${firstName})`,
    })
    .from(members)
    .where(eq(id, memberId));
  return place;
}

const listed = {
  id,
  firstName,
  lastName,
  email,
  phone,
  isActive,
  suspendedAt,
  invitedAt,
  firstSignedInAt,
};

/** Returns the members with a condition, those whose names match best first. */
export function findFittingMembers(
  queries: Queries,
  condition: SQL | undefined,
  match: TextMatch,
  limit: number,
) {
  const rank = match.rank(searchedText.member, sql`trim(${firstName} || ' ' || ${lastName})`);
  return queries
    .select(listed)
    .from(members)
    .where(condition)
    .orderBy(desc(rank), sortName, sql`lower(${firstName})`, id)
    .limit(limit);
}

/** Returns the members of a page, by name. The index on names finds the first one. */
export async function findListedMembers(
  queries: Queries,
  { text = '', status, after }: MemberListQuery,
  limit: number,
) {
  const place = after === undefined ? undefined : await findPlace(queries, after);
  return queries
    .select(listed)
    .from(members)
    .where(
      and(
        text === '' ? undefined : isFoundBy(text),
        status === undefined ? undefined : hasStatus(status),
        place === undefined
          ? undefined
          : sql`(${sortName}, lower(${firstName}), ${id}) > (${place.lastName}, ${place.firstName}, ${after})`,
      ),
    )
    .orderBy(sortName, sql`lower(${firstName})`, id)
    .limit(limit);
}
