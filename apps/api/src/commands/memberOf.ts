import type { Queries } from '../platform/postgres/database.ts';
import { findMemberByEmail } from '../features/profile/repository.ts';

/**
 * Returns the active member with an email.
 *
 * @throws Error where there is none.
 */
export async function memberOf(queries: Queries, email: string) {
  const member = await findMemberByEmail(queries, email);
  if (member === undefined) throw new Error(`no member has the e-mail address "${email}"`);
  return member;
}
