import { PRESENCE_LIFETIME } from '@parlour/contract/staff';

/** Somebody at something that staff work on. */
interface Present {
  /** What they work on: the id of a request, or an item as `itemSubject` names it. */
  readonly subject: string;
  readonly staffId: string;
}

/** The ids of the staff who are there, by what they work on. */
type PresentStaff = ReadonlyMap<string, readonly string[]>;

/** The people who work on each thing now, as the desk shows them. */
export interface PresenceStore {
  /** Notes that somebody is there now. */
  readonly add: (present: Present) => void;
  /** Notes that somebody is there no more. */
  readonly end: (present: Present) => void;
  /** Returns who is there now: the same map until it changes. */
  readonly staff: () => PresentStaff;
  /** Calls the listener after each change, until the returned function is called. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Creates the store. Without another end, a person is forgotten 25 seconds after the last event. */
export function createPresence(): PresenceStore {
  let staff: PresentStaff = new Map();
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  const listeners = new Set<() => void>();

  const idsOf = (subject: string) => staff.get(subject) ?? [];
  const change = (subject: string, ids: readonly string[]) => {
    const others = [...staff].filter(([id]) => id !== subject);
    staff = new Map(ids.length === 0 ? others : [...others, [subject, ids]]);
    for (const listener of listeners) listener();
  };
  const keyOf = ({ subject, staffId }: Present) => JSON.stringify([subject, staffId]);
  const end = (present: Present) => {
    const { subject, staffId } = present;
    clearTimeout(timers.get(keyOf(present)));
    timers.delete(keyOf(present));
    const ids = idsOf(subject);
    const others = ids.filter((id) => id !== staffId);
    if (others.length < ids.length) change(subject, others);
  };

  return {
    end,
    add(present) {
      const { subject, staffId } = present;
      clearTimeout(timers.get(keyOf(present)));
      timers.set(
        keyOf(present),
        setTimeout(() => end(present), PRESENCE_LIFETIME),
      );
      const ids = idsOf(subject);
      if (!ids.includes(staffId)) change(subject, [...ids, staffId]);
    },
    staff: () => staff,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
