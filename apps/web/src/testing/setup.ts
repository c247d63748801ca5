import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

// The first test of a file waits for the code of its page too, which takes long while the machine is busy.
configure({ asyncUtilTimeout: 30_000 });

// What the server renders is tested where there is no page.
const hasPage = typeof window !== 'undefined';

beforeEach(() => {
  if (!hasPage) return;
  // The parts of a browser that jsdom leaves out.
  window.scrollTo = vi.fn();
  Element.prototype.scrollIntoView = vi.fn();
  // Nothing ever comes into the view of jsdom, and its screen is wide.
  vi.stubGlobal(
    'IntersectionObserver',
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
  if (!hasPage) return;
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});
