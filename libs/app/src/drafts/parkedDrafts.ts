import {
  isParkedTimeOver,
  type ParkedDraft,
  type ParkedFormName,
  parseParkedDraft,
  serializeParkedDraft,
} from '@parlour/core';
import type { AppServices } from '../session/services.ts';
import { openText, sealText } from './sealText.ts';

type DraftServices = Pick<AppServices, 'session' | 'tabStorage' | 'storageKeys'>;

const memberIdOf = ({ session }: DraftServices) => session.getSnapshot().context.session?.user.id;

/**
 * Stores what a form holds, sealed for the member whose session the server has ended (app/session-8). Without `crypto.subtle`
 * nothing is stored.
 */
export async function parkDraft(
  services: DraftServices,
  draft: ParkedDraft,
  memberId: string,
): Promise<void> {
  const { session, tabStorage, storageKeys } = services;
  const text = serializeParkedDraft(draft);
  const sealed = await sealText(text, memberId, Date.now()).catch(() => null);
  // Somebody may have signed in or out meanwhile, in another tab.
  if (sealed === null || !session.getSnapshot().context.isExpired) return;
  tabStorage.setItem(storageKeys.parkedDraft, sealed);
}

/**
 * Returns the parked draft of one of these forms for the member who is signed in; null if there is none. It stays stored
 * until the form has opened. One of another member, or older than a day, is dropped (app/session-10).
 */
export async function findParkedDraft(
  services: DraftServices,
  ...forms: readonly ParkedFormName[]
): Promise<ParkedDraft | null> {
  const { tabStorage, storageKeys } = services;
  const sealed = tabStorage.getItem(storageKeys.parkedDraft);
  const memberId = memberIdOf(services);
  if (sealed === null || memberId === undefined) return null;
  const text = isParkedTimeOver(sealed, Date.now()) ? null : await openText(sealed, memberId);
  const draft = text === null ? null : parseParkedDraft(text);
  if (memberIdOf(services) !== memberId) return null;
  if (draft === null) tabStorage.removeItem(storageKeys.parkedDraft);
  return draft !== null && forms.includes(draft.form) ? draft : null;
}
