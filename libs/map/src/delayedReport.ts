/** Milliseconds. A page that is being left is gone by then, and with it the failures of what leaving cut off. */
const LEAVING_TIME = 1000;

/** Reports failures a moment later, unless they are withdrawn. */
export interface DelayedReport {
  readonly add: (error: unknown) => void;
  /** Withdraws what is not yet reported, and ignores what comes later. */
  readonly dispose: () => void;
}

/** Delays the report of failures, because a browser also reports what leaving the page cut off (map-17). */
export function createDelayedReport(report: (error: unknown) => void): DelayedReport {
  const timers = new Set<number>();
  let isDisposed = false;
  const withdraw = () => {
    for (const timer of timers) clearTimeout(timer);
    timers.clear();
  };
  window.addEventListener('pagehide', withdraw);
  return {
    add: (error) => {
      if (isDisposed) return;
      const timer = window.setTimeout(() => {
        timers.delete(timer);
        report(error);
      }, LEAVING_TIME);
      timers.add(timer);
    },
    dispose: () => {
      isDisposed = true;
      withdraw();
      window.removeEventListener('pagehide', withdraw);
    },
  };
}
