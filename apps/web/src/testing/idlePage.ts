import { vi } from 'vitest';

/** Makes the page idle at once, which jsdom never is. Its pictures count as loaded. */
export function idlePage(): void {
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => callback());
  Object.defineProperty(HTMLImageElement.prototype, 'decode', {
    configurable: true,
    value: async () => undefined,
  });
}
