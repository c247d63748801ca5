import { PRESENCE_LIFETIME, type Presence } from '@parlour/contract/staff';

/** The ids of the staff who write in a request, by its id. */
export type Writers = ReadonlyMap<string, readonly string[]>;

/** The people who write in each request now, as the desk shows them. */
export interface PresenceStore {
  /** Notes that somebody writes now. */
  readonly add: (presence: Presence) => void;
  /** Returns who writes now: the same map until it changes. */
  readonly writers: () => Writers;
  /** Calls the listener after each change, until the returned function is called. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Creates the store. A person is forgotten 25 seconds after the last event, since no event tells the end. */
export function createPresence(): PresenceStore {
  let writers: Writers = new Map();
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  const listeners = new Set<() => void>();

  const idsOf = (requestId: string) => writers.get(requestId) ?? [];
  const change = (requestId: string, ids: readonly string[]) => {
    const others = [...writers].filter(([id]) => id !== requestId);
    writers = new Map(ids.length === 0 ? others : [...others, [requestId, ids]]);
    for (const listener of listeners) listener();
  };
  const forget = ({ requestId, staffId }: Presence) =>
    change(
      requestId,
      idsOf(requestId).filter((id) => id !== staffId),
    );

  return {
    add(presence) {
      const { requestId, staffId } = presence;
      const key = JSON.stringify([requestId, staffId]);
      clearTimeout(timers.get(key));
      timers.set(
        key,
        setTimeout(() => forget(presence), PRESENCE_LIFETIME),
      );
      const ids = idsOf(requestId);
      if (!ids.includes(staffId)) change(requestId, [...ids, staffId]);
    },
    writers: () => writers,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
