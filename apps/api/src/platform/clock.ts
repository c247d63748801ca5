/** Where the server learns the time, so that tests can set it. */
export interface Clock {
  /** The present moment. */
  now(): Date;
}

/** The machine's own clock. */
export const systemClock: Clock = { now: () => new Date() };

/** Lengths of time, in milliseconds. */
export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** A moment's calendar day in UTC, `YYYY-MM-DD`. */
export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

/** The moment so many milliseconds later. */
export const after = (moment: Date, milliseconds: number): Date =>
  new Date(moment.getTime() + milliseconds);
