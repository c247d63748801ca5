import type { Queries } from '../../../../platform/postgres/database.ts';
import { members } from '../../../../platform/postgres/schema/index.ts';

/** Who has which email, in any letter case, while an import goes on. */
export type MemberEmails = Awaited<ReturnType<typeof readMemberEmails>>;

/** Reads who has which email. */
export async function readMemberEmails(queries: Queries) {
  const rows = await queries.select({ id: members.id, email: members.email }).from(members);
  const holders = new Map(rows.map(({ id, email }) => [email.toLowerCase(), id]));
  return {
    /** Returns the id of the member with an email. Undefined for none. */
    holderOf: (email: string) => holders.get(email.toLowerCase()),
    /** Says that a member has another email now. */
    move(id: string, before: string | undefined, after: string) {
      if (before !== undefined) holders.delete(before.toLowerCase());
      holders.set(after.toLowerCase(), id);
    },
  };
}
