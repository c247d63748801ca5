import { resultQuery } from '@parlour/app/data';
import type { KeyValueStorage, SessionActor } from '@parlour/app/session';
import { type Client, send } from '@parlour/client';
import {
  type CallFailure,
  listSaved,
  saveItem,
  type SavedItem,
  savedKinds,
  unsaveItem,
} from '@parlour/contract';
import { joinChanges, savedKey, type WaitingChange, withWaitingChanges } from '@parlour/core';
import type { QueryClient } from '@tanstack/react-query';
import { SAVED_ITEMS_KEY } from '../../app/session/storageKeys.ts';
import { parseStoredSaving, type StoredSaving, storeSaving } from './storedSaving.ts';

// Milliseconds. The member may save something on another device.
const STALE_TIME = 60_000;

/** Milliseconds until what could not be sent is tried again. */
const PAUSE = 15_000;

/** A change that the club refused. */
export interface RefusedChange {
  /** The key of the item. */
  readonly key: string;
  readonly name: string;
  /** The club's own words. */
  readonly message: string;
}

/** What the saved items of this browser know beside the list. */
export interface SavingState {
  /** How many changes the club has not got yet. */
  readonly waiting: number;
  /** What was refused last. Null for nothing. */
  readonly refused: RefusedChange | null;
}

/** The dependencies of {@link createSaving}. */
export interface SavingDependencies {
  readonly client: Client;
  readonly cache: QueryClient;
  readonly session: SessionActor;
  readonly storage: KeyValueStorage;
}

const queryKey = ['saved'] as const;

/** Whether the club has refused a change for good. A full server or an ended session may take it later. */
const isRefused = (failure: CallFailure) =>
  failure.kind === 'domain' && failure.status < 500 && ![401, 408, 429].includes(failure.status);

/**
 * Creates what saves for the signed-in member (web/saved-2 to web/saved-6): a change shows at once, waits in the browser until
 * the club has it, and goes with the session.
 */
export function createSaving({ client, cache, session, storage }: SavingDependencies) {
  const followers = new Set<() => void>();
  let state: SavingState = { waiting: 0, refused: null };
  // What arrived while the list was on its way, which may be older.
  let acknowledged: WaitingChange[] = [];
  let sending: Promise<void> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const memberId = () => session.getSnapshot().context.session?.user.id ?? null;
  const read = () => {
    const member = memberId();
    // The server, which renders the page while it loads, has no member and no storage.
    return parseStoredSaving(member && storage.getItem(SAVED_ITEMS_KEY), member);
  };
  const become = (next: Partial<SavingState>) => {
    state = { ...state, ...next };
    for (const follow of followers) follow();
  };
  const write = (stored: StoredSaving) => {
    const member = memberId();
    if (member === null) return;
    storeSaving(storage, SAVED_ITEMS_KEY, member, stored);
    become({ waiting: stored.changes.length });
  };
  const shown = ({ items, changes }: StoredSaving) => withWaitingChanges(items ?? [], changes);
  const show = () => void cache.setQueryData(queryKey, shown(read()));

  /** Forgets a change that no longer waits, unless another one of its item has taken its place. */
  const forget = (change: WaitingChange, isDone: boolean) => {
    const { items, changes } = read();
    const key = savedKey(change);
    write({
      items: isDone ? withWaitingChanges(items ?? [], [change]) : items,
      changes: changes.filter(
        (each) => savedKey(each) !== key || each.changedAt !== change.changedAt,
      ),
    });
    if (isDone) acknowledged.push(change);
  };

  const sendChange = ({ kind, id, changedAt, isSaved, note }: WaitingChange) => {
    const params = { kind, id };
    return isSaved
      ? send(client, saveItem, { params, body: { changedAt, note } })
      : send(client, unsaveItem, { params, query: { changedAt } });
  };

  /** Sends what waits, one change after another, until one can't be sent. */
  const sendAll = async () => {
    const member = memberId();
    for (let [change] = read().changes; change !== undefined; [change] = read().changes) {
      const result = await sendChange(change);
      // What follows is another member's.
      if (memberId() !== member) return;
      if (result.ok) {
        forget(change, true);
      } else if (isRefused(result.failure)) {
        forget(change, false);
        const { name } = change.item;
        become({ refused: { key: savedKey(change), name, message: result.failure.message } });
        show();
      } else {
        clearTimeout(timer);
        timer = setTimeout(() => void flush(), PAUSE);
        return;
      }
    }
  };
  const flush = () => (sending ??= sendAll().finally(() => (sending = undefined)));

  // Not on the server, which renders the page while it loads.
  const followBrowser = () => {
    window.addEventListener('online', () => void flush());
    // What another tab saved.
    window.addEventListener('storage', ({ key, newValue }) => {
      if (key === SAVED_ITEMS_KEY && newValue !== null && memberId() !== null) show();
    });
    become({ waiting: read().changes.length });
  };
  let isFollowing = false;

  return {
    /** The list with what waits. Begins with what the browser stored, and sends what waits before it reads. */
    query: {
      ...resultQuery(queryKey, async (signal) => {
        await flush();
        acknowledged = [];
        const result = await send(client, listSaved, {}, { signal });
        if (!result.ok) return result;
        const items = withWaitingChanges(result.value, acknowledged);
        write({ ...read(), items });
        return { ok: true as const, value: shown(read()) };
      }),
      staleTime: STALE_TIME,
      initialData: () => {
        const stored = read();
        return stored.items === null && stored.changes.length === 0 ? undefined : shown(stored);
      },
      initialDataUpdatedAt: 0,
    },
    /** Saves an item with a note, or removes it. It shows at once and is sent as soon as that is possible. */
    change: (item: SavedItem, isSaved: boolean, note: string): void => {
      const kind = savedKinds.find((each) => each === item.kind);
      if (kind === undefined) return;
      const { items, changes } = read();
      const before = changes.find((each) => savedKey(each) === savedKey(item));
      // Later than what the device did before, also where its clock was set back.
      const timestamp = Math.max(Date.now(), before ? Date.parse(before.changedAt) + 1 : 0);
      const changedAt = new Date(timestamp).toISOString();
      const change = { kind, id: item.id, changedAt, isSaved, note, item };
      write({ items, changes: joinChanges(changes, [change]) });
      become({ refused: null });
      show();
      void flush();
    },
    /** Calls back after each change of the state. Returns the end of that. */
    subscribe: (onChange: () => void) => {
      if (!isFollowing) followBrowser();
      isFollowing = true;
      followers.add(onChange);
      return () => void followers.delete(onChange);
    },
    state: () => state,
    /** Closes the message about what was refused. */
    dismissRefused: () => become({ refused: null }),
  };
}

/** What saves for the signed-in member. */
export type Saving = ReturnType<typeof createSaving>;
