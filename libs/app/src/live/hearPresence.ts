import {
  type Editing,
  EDITING_EVENT,
  editingSchema,
  PRESENCE_EVENT,
  presenceSchema,
} from '@parlour/contract/staff';
import { parseJson } from '@parlour/core';
import type { PresenceStore } from './createPresence.ts';
import type { StreamEvent } from './readStream.ts';

/** The people at the desk. */
export interface DeskPresence {
  /** Who writes in each request. */
  readonly writers: PresenceStore;
  /** Who has each item of the studio open. */
  readonly editors: PresenceStore;
}

/** Names an item of the studio in a store of presence. */
export function itemSubject({ kind, itemId }: Pick<Editing, 'kind' | 'itemId'>): string {
  return `${kind} ${itemId}`;
}

/** Notes in the stores who writes or edits, or ended, if an event of the stream says so. */
export function hearPresence(
  { writers, editors }: DeskPresence,
  { event, data }: StreamEvent,
): void {
  if (event === PRESENCE_EVENT) {
    const { data: presence } = presenceSchema.safeParse(parseJson(data));
    if (presence === undefined) return;
    const { requestId: subject, staffId, state } = presence;
    writers[state === 'ended' ? 'end' : 'add']({ subject, staffId });
  }
  if (event === EDITING_EVENT) {
    const { data: editing } = editingSchema.safeParse(parseJson(data));
    if (editing === undefined) return;
    const { staffId, state } = editing;
    editors[state === 'closed' ? 'end' : 'add']({ subject: itemSubject(editing), staffId });
  }
}
