import { principalKey } from '../../access/principal.ts';
import type { Transaction } from '../../platform/postgres/database.ts';
import { lockMember } from '../profile/repository.ts';
import { revokeSessions } from '../sessions/repository.ts';
import { deleteMarks } from '../sign-in/repository.ts';

/** Ends every session of a member within a second (api/sessions-6), and forgets the browsers where they signed in (api/sign-in-18). */
export async function endSessionsOf(transaction: Transaction, memberId: string, now: Date) {
  const member = { kind: 'member', memberId } as const;
  // A sign-in that is under way either stores its session before this, or sees what changed.
  await lockMember(transaction, memberId);
  const ended = await revokeSessions(transaction, member, now);
  await deleteMarks(transaction, principalKey(member));
  const event = { action: 'sessions.ended', subject: `member:${memberId}` } as const;
  return { endedSessions: ended.length, events: [event] };
}
