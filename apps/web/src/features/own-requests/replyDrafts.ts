import { readThreadDraft, storeThreadDraft } from '@parlour/app/thread';
import { type ParkedInput, recordOf } from '@parlour/core';
import type { Services } from '../../app/services.ts';
import { REPLY_DRAFTS_KEY } from '../../app/session/storageKeys.ts';

type DraftServices = Pick<Services, 'session' | 'tabStorage'>;

/** Returns where the messages of who is signed in are. Null without a session. */
const draftsOf = ({ session, tabStorage }: DraftServices) => {
  const memberId = session.getSnapshot().context.session?.user.id;
  return memberId === undefined
    ? null
    : { storage: tabStorage, key: REPLY_DRAFTS_KEY, author: { memberId } };
};

/** Returns what the member had written about a request before the page was reloaded; null for nothing. */
export function readReplyDraft(services: DraftServices, requestId: string): ParkedInput | null {
  const drafts = draftsOf(services);
  if (drafts === null) return null;
  const { changes, idempotencyKey } = readThreadDraft(drafts, requestId) ?? {};
  const typed = recordOf(changes);
  return typed === undefined
    ? null
    : {
        changes: typed,
        idempotencyKey: typeof idempotencyKey === 'string' ? idempotencyKey : null,
      };
}

/** Stores what the member has written about a request until it is sent; null drops it. */
export function storeReplyDraft(
  services: DraftServices,
  requestId: string,
  draft: ParkedInput | null,
): void {
  const drafts = draftsOf(services);
  if (drafts !== null) storeThreadDraft(drafts, requestId, draft);
}
