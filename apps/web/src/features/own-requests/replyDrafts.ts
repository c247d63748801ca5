import { type ParkedInput, parseJson, recordOf } from '@parlour/core';
import type { Services } from '../../app/services.ts';
import { REPLY_DRAFTS_KEY } from '../../app/session/storageKeys.ts';

type DraftServices = Pick<Services, 'session' | 'tabStorage'>;

const memberIdOf = ({ session }: DraftServices) => session.getSnapshot().context.session?.user.id;

/** Returns the unsent messages of a member in this tab, by the ids of their requests. */
const readDrafts = ({ tabStorage }: DraftServices, memberId: string) => {
  const stored = recordOf(parseJson(tabStorage.getItem(REPLY_DRAFTS_KEY) ?? ''));
  return stored?.['memberId'] === memberId ? (recordOf(stored['drafts']) ?? {}) : {};
};

/** Returns what the member had written about a request before the page was reloaded; null for nothing. */
export function readReplyDraft(services: DraftServices, requestId: string): ParkedInput | null {
  const memberId = memberIdOf(services);
  if (memberId === undefined) return null;
  const { changes, idempotencyKey } = recordOf(readDrafts(services, memberId)[requestId]) ?? {};
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
  const memberId = memberIdOf(services);
  if (memberId === undefined) return;
  const { [requestId]: _, ...others } = readDrafts(services, memberId);
  const drafts = draft === null ? others : { ...others, [requestId]: draft };
  if (Object.keys(drafts).length === 0) services.tabStorage.removeItem(REPLY_DRAFTS_KEY);
  else services.tabStorage.setItem(REPLY_DRAFTS_KEY, JSON.stringify({ memberId, drafts }));
}
