import { afterEach, beforeEach, vi } from 'vitest';
import { NOW } from './today.ts';

beforeEach(() => void vi.setSystemTime(NOW));
afterEach(() => {
  // jsdom itself waits for these timers before it draws another frame.
  if (vi.isFakeTimers()) vi.runOnlyPendingTimers();
  vi.useRealTimers();
});
