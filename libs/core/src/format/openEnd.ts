/** Milliseconds. Longer than anything that has an end. */
const NO_END = 100 * 365 * 24 * 60 * 60 * 1000;

/** Whether an end says that there is none, as other systems write it: in the year 4000 or 9999 (core/format-12). */
export function isOpenEnd(start: Date, end: Date): boolean {
  return end.getTime() - start.getTime() > NO_END;
}
