import { type Clock, MINUTE } from '../../platform/clock.ts';
import { sameText, type Secrets } from '../../platform/secrets.ts';

/** For how long a signed address leads to its document. */
const VALID = MINUTE;

/** Where signed addresses lead; it takes no tokens, so it is not one of the calls. */
export const SIGNED_PATH = '/api/profile/documents/:id/file';

/** Makes and checks addresses that lead whoever has them to one document for a minute. */
export interface Addresses {
  /** The address as a path of this site. */
  of(memberId: string, id: string): string;
  /** The member whose document it leads to; undefined where it is altered or too old. */
  memberOf(id: string, query: Readonly<Record<string, unknown>>): string | undefined;
}

/** Makes signed addresses; the signature is a keyed hash of member, document and end. */
export function createAddresses(secrets: Secrets, clock: Clock): Addresses {
  const sign = (memberId: string, id: string, until: string) =>
    secrets.keyedHash('document address', JSON.stringify([memberId, id, until]));
  return {
    of(memberId, id) {
      const until = String(clock.now().getTime() + VALID);
      const query = new URLSearchParams({
        member: memberId,
        until,
        signature: sign(memberId, id, until),
      });
      return `${SIGNED_PATH.replace(':id', encodeURIComponent(id))}?${query.toString()}`;
    },
    memberOf(id, { member, until, signature }) {
      if (typeof member !== 'string' || typeof until !== 'string') return undefined;
      if (typeof signature !== 'string') return undefined;
      if (!sameText(signature, sign(member, id, until))) return undefined;
      return clock.now().getTime() < Number(until) ? member : undefined;
    },
  };
}
