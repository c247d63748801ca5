import { PRESENCE_LIFETIME, type Presence } from '@parlour/contract/staff';

/** Somebody in a request. */
type Writer = Pick<Presence, 'requestId' | 'staffId'>;

/** The ids of the staff who write, by the ids of their requests. */
export type Writers = ReadonlyMap<string, readonly string[]>;

/** The people who write in each request now, as the desk shows them. */
export interface PresenceStore {
  /** Notes that somebody writes now. */
  readonly add: (writer: Writer) => void;
  /** Notes that somebody writes no more. */
  readonly end: (writer: Writer) => void;
  /** Returns who writes now: the same map until it changes. */
  readonly writers: () => Writers;
  /** Calls the listener after each change, until the returned function is called. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Creates the store. Without another end, a person is forgotten 25 seconds after the last event. */
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
  const keyOf = ({ requestId, staffId }: Writer) => JSON.stringify([requestId, staffId]);
  const end = (writer: Writer) => {
    const { requestId, staffId } = writer;
    clearTimeout(timers.get(keyOf(writer)));
    timers.delete(keyOf(writer));
    const ids = idsOf(requestId);
    const others = ids.filter((id) => id !== staffId);
    if (others.length < ids.length) change(requestId, others);
  };

  return {
    end,
    add(writer) {
      const { requestId, staffId } = writer;
      clearTimeout(timers.get(keyOf(writer)));
      timers.set(
        keyOf(writer),
        setTimeout(() => end(writer), PRESENCE_LIFETIME),
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
