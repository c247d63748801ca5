import { tokenHash } from '../../../platform/crypto/secrets.ts';
import type { Random } from '../../../platform/crypto/random.ts';
import type { Transaction } from '../../../platform/postgres/database.ts';
import { after, type Clock, DAY, HOUR } from '../../../platform/process/clock.ts';
import { deleteInvitationsOf, insertInvitation } from './repository.ts';

// Milliseconds.
const FIRST_LINK_LIFETIME = DAY;
const INVITATION_LIFETIME = 72 * HOUR;
// 128 bits.
const TOKEN_BYTES = 16;

/** What making an invitation needs. */
export interface InvitationDependencies {
  readonly clock: Clock;
  readonly random: Random;
  readonly deskUrl: string;
}

/**
 * Makes the link for a person to set up their keys, in place of a former one. Its secret is behind `#`, so no log and no
 * other site gets it.
 *
 * @param staffId - null for the first administrator.
 */
export async function createInvitationLink(
  transaction: Transaction,
  { clock, random, deskUrl }: InvitationDependencies,
  staffId: string | null,
): Promise<string> {
  const token = random.bytes(TOKEN_BYTES).toString('base64url');
  if (staffId !== null) await deleteInvitationsOf(transaction, staffId);
  await insertInvitation(transaction, {
    tokenHash: tokenHash(token),
    staffId,
    expiresAt: after(clock.now(), staffId === null ? FIRST_LINK_LIFETIME : INVITATION_LIFETIME),
  });
  return `${deskUrl}/desk/setup#${token}`;
}
