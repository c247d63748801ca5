/** The server's source of time, replaceable in tests. */
export interface Clock {
  /** The current instant. */
  now(): Date;
}

/** The system clock. */
export const systemClock: Clock = { now: () => new Date() };

/** Durations, in milliseconds. */
export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/**
 * Whether less than `duration` milliseconds have passed since an instant. One in the future, from before the clock was set
 * back, does not count: otherwise a wait would take as long as the jump.
 */
export function isWithin(duration: number, since: Date | number, now: Date): boolean {
  const passed = now.getTime() - Number(since);
  return passed >= 0 && passed < duration;
}

/** Adds milliseconds to an instant. */
export function after(instant: Date, milliseconds: number): Date {
  return new Date(instant.getTime() + milliseconds);
}
