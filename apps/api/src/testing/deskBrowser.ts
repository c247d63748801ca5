import type { StaffRole } from '@parlour/contract/staff';
import { createDeskCookie } from '../access/deskCookie.ts';
import { createStaffSessions } from '../features/staff/sessions/service.ts';
import { type Random, randomId } from '../platform/crypto/random.ts';
import type { Database } from '../platform/postgres/database.ts';
import { staffMembers } from '../platform/postgres/schema/index.ts';
import type { Clock } from '../platform/process/clock.ts';

/** A browser with a session at the desk. */
export interface DeskBrowser {
  readonly staffId: string;
  /** The `Cookie` header. */
  readonly cookie: string;
}

/** What a page of the desk sends with each call, beside the cookie. */
export const deskHeaders = { 'x-desk': '1', 'sec-fetch-site': 'same-origin' } as const;

interface DeskDependencies {
  readonly database: Database;
  readonly desk: { readonly url: string };
  readonly clock: Clock;
  readonly random: Random;
}

/** Stores a new member of staff with these roles, and opens a session. */
export async function openDesk(
  { database, desk, clock, random }: DeskDependencies,
  roles: readonly StaffRole[],
): Promise<DeskBrowser> {
  const { queries } = database;
  const cookie = createDeskCookie(desk.url);
  const sessions = createStaffSessions({ queries, cookie, allowsSample: true, clock, random });
  const id = randomId(random);
  const { setCookie } = await database.transaction(async (transaction) => {
    await transaction.insert(staffMembers).values({
      id,
      email: `${id}@club.example`,
      firstName: 'Robin',
      lastName: roles.join(' '),
      roles: [...roles],
      status: 'active',
      createdAt: clock.now(),
    });
    return sessions.open(transaction, id, '');
  });
  return { staffId: id, cookie: cookieOf(setCookie) };
}

/** Returns the `Cookie` header of a browser that got this `Set-Cookie` header. */
export function cookieOf(setCookie: unknown): string {
  return String(setCookie).split(';', 1)[0] ?? '';
}
