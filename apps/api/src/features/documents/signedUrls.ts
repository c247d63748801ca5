import { type Clock, MINUTE } from '../../platform/process/clock.ts';
import type { Secrets } from '../../platform/crypto/secrets.ts';

/** How long a signed URL is valid. */
const VALID_FOR = MINUTE;

/** The path of signed URLs. It takes no tokens, and is not one of the calls. */
export const SIGNED_PATH = '/api/profile/documents/:id/file';

/**
 * Creates what makes and checks signed URLs. Anyone with such a URL can open one document for a minute (api/documents-10). The
 * signature is one of member, document and expiry.
 */
export function createSignedUrls(secrets: Secrets, clock: Clock) {
  const textOf = (memberId: string, id: string, until: string) =>
    JSON.stringify([memberId, id, until]);
  return {
    /** Creates the URL, as a path with a query on this site. */
    create(memberId: string, id: string) {
      const until = String(clock.now().getTime() + VALID_FOR);
      const query = new URLSearchParams({
        member: memberId,
        until,
        signature: secrets.sign('document address', textOf(memberId, id, until)),
      });
      return `${SIGNED_PATH.replace(':id', encodeURIComponent(id))}?${query.toString()}`;
    },
    /** Returns the id of the member that owns the document. Undefined where the URL is altered or expired. */
    memberIdOf(id: string, { member, until, signature }: Readonly<Record<string, unknown>>) {
      if (typeof member !== 'string' || typeof until !== 'string') return undefined;
      if (typeof signature !== 'string') return undefined;
      const text = textOf(member, id, until);
      if (!secrets.isSignature('document address', text, signature)) return undefined;
      return clock.now().getTime() < Number(until) ? member : undefined;
    },
  };
}
