import type { FoundMember } from '@parlour/contract/staff';
import { type ParkedInput, recordOf } from '@parlour/core';
import { type DeskDrafts, readDraft, storeDraft } from '../../../app/deskDrafts.ts';

/** A request that is being entered for a member. */
export interface EntryDraft {
  /** By what the member is searched for. */
  readonly search: string;
  /** Null until somebody is chosen. */
  readonly member: FoundMember | null;
  /** What is entered in the form; null for nothing. */
  readonly form: ParkedInput | null;
}

const NAME = 'entry';

const memberOf = (value: unknown): FoundMember | null => {
  const { id, name, email } = recordOf(value) ?? {};
  return typeof id === 'string' && typeof name === 'string' && typeof email === 'string'
    ? { id, name, email }
    : null;
};

const formOf = (value: unknown): ParkedInput | null => {
  const { changes, idempotencyKey } = recordOf(value) ?? {};
  const typed = recordOf(changes);
  if (typed === undefined) return null;
  return {
    changes: typed,
    idempotencyKey: typeof idempotencyKey === 'string' ? idempotencyKey : null,
  };
};

/** Returns what was entered before the page was reloaded or the session ended (`DKE5`); null for nothing. */
export function readEntryDraft(drafts: DeskDrafts): EntryDraft | null {
  const stored = readDraft(drafts, NAME);
  if (stored === undefined) return null;
  const { search, member, form } = stored;
  return {
    search: typeof search === 'string' ? search : '',
    member: memberOf(member),
    form: formOf(form),
  };
}

/** Stores what is entered until it is sent; null drops it. */
export function storeEntryDraft(drafts: DeskDrafts, draft: EntryDraft | null): void {
  const isEmpty =
    draft === null || (draft.search === '' && draft.member === null && draft.form === null);
  storeDraft(drafts, NAME, isEmpty ? null : draft);
}
