import { localOfInstant, type LocalTime } from '@parlour/core';
import { useState } from 'react';
import { firstInstant } from './fields/TimeControls.tsx';

const DAY = 24 * 60 * 60 * 1000;

/** What a chosen time begins with. */
interface ChosenTimeOptions {
  /** The instant that is set already; null for none. */
  readonly given: string | null;
  /** The club's time zone, an IANA name. */
  readonly timeZone: string;
  /** The current time. */
  readonly now: Date;
}

/** A day and a time of the club's clocks. */
interface ChosenTime {
  readonly local: LocalTime;
  /** Its instant, ISO 8601 in UTC. Null while it is not whole, and for an hour that the clocks skip. */
  readonly instant: string | null;
  readonly setLocal: (local: LocalTime) => void;
}

/** Holds when something happens by itself: at first the given time, or tomorrow at 09:00 (`DKO17`). */
export function useChosenTime({ given, timeZone, now }: ChosenTimeOptions): ChosenTime {
  const [local, setLocal] = useState<LocalTime>(() => {
    if (given !== null) return localOfInstant(given, timeZone);
    const tomorrow = localOfInstant(new Date(now.getTime() + DAY).toISOString(), timeZone);
    return { ...tomorrow, time: '09:00' };
  });
  return { local, instant: firstInstant(local, timeZone), setLocal };
}
