import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

// Milliseconds. The first test of a file also loads the code of its page, on a machine that may be very busy.
configure({ asyncUtilTimeout: 120_000 });

// Server rendering is tested in the Node environment, without a DOM.
const hasDom = typeof window !== 'undefined';

beforeEach(() => {
  if (!hasDom) return;
  // Browser features missing in jsdom.
  window.scrollTo = vi.fn();
  Element.prototype.scrollIntoView = vi.fn();
  // In jsdom nothing enters the viewport or has a size, and the screen counts as wide.
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = vi.fn();
      disconnect = vi.fn();
    },
  );
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = vi.fn();
      disconnect = vi.fn();
    },
  );
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }));
});

afterEach(() => {
  if (!hasDom) {
    vi.useRealTimers();
    return;
  }
  cleanup();
  // jsdom itself waits for these timers before it draws another frame, also for the files after this one.
  if (vi.isFakeTimers()) vi.runOnlyPendingTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});
