import {
  PRESENCE_LIFETIME,
  type Presence,
  PRESENCE_EVENT,
  presenceSchema,
} from '@parlour/contract/staff';
import { parseJson } from './parseJson.ts';
import type { StreamEvent } from './readStream.ts';

/** The people who write in each request now, as the desk shows them. */
export interface PresenceStore {
  /** Receives an event of the stream. */
  readonly receive: (event: StreamEvent) => void;
  /** Returns the ids of the staff who write in a request: the same list until it changes. */
  readonly writersOf: (requestId: string) => readonly string[];
  /** Calls the listener after each change, until the returned function is called. */
  readonly subscribe: (listener: () => void) => () => void;
}

const nobody: readonly string[] = [];

/** Creates the store. A person is forgotten 25 seconds after the last event, since no event tells the end. */
export function createPresence(): PresenceStore {
  const writers = new Map<string, readonly string[]>();
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  const listeners = new Set<() => void>();

  const change = (requestId: string, ids: readonly string[]) => {
    if (ids.length === 0) writers.delete(requestId);
    else writers.set(requestId, ids);
    for (const listener of listeners) listener();
  };
  const writersOf = (requestId: string) => writers.get(requestId) ?? nobody;
  const forget = ({ requestId, staffId }: Presence) =>
    change(
      requestId,
      writersOf(requestId).filter((id) => id !== staffId),
    );

  return {
    receive({ event, data }) {
      if (event !== PRESENCE_EVENT) return;
      const parsed = presenceSchema.safeParse(parseJson(data));
      if (!parsed.success) return;
      const { requestId, staffId } = parsed.data;
      const key = JSON.stringify([requestId, staffId]);
      clearTimeout(timers.get(key));
      timers.set(
        key,
        setTimeout(() => forget(parsed.data), PRESENCE_LIFETIME),
      );
      const ids = writersOf(requestId);
      if (!ids.includes(staffId)) change(requestId, [...ids, staffId]);
    },
    writersOf,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
