import { vi } from 'vitest';
import type { CreateMapRenderer, MapRenderer, MapRendererOptions } from '../mapRenderer.ts';

/** A map library that only records its calls. Placed elements are appended to the container. */
export function fakeRenderer() {
  let options: MapRendererOptions | undefined;
  const renderer = {
    show: vi.fn<MapRenderer['show']>(),
    move: vi.fn<MapRenderer['move']>(),
    setInteractive: vi.fn<MapRenderer['setInteractive']>(),
    place: vi.fn<MapRenderer['place']>((element) => {
      options?.element.append(element);
      return () => element.remove();
    }),
    destroy: vi.fn<MapRenderer['destroy']>(),
  };
  const create = vi.fn<CreateMapRenderer>((given) => {
    options = given;
    return renderer;
  });
  return { ...renderer, create };
}

/** Stubs the intersection observer, idle callback and screen. @returns functions that report the observed elements. */
export function stubBrowser({ isSmall = false } = {}) {
  const observed = new Set<IntersectionObserverCallback>();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #callback: IntersectionObserverCallback;
      constructor(callback: IntersectionObserverCallback) {
        this.#callback = callback;
      }
      observe() {
        observed.add(this.#callback);
      }
      disconnect() {
        observed.delete(this.#callback);
      }
    },
  );
  vi.stubGlobal('requestIdleCallback', (done: () => void) => done());
  vi.stubGlobal('matchMedia', () => ({
    matches: isSmall,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }));
  const report = (isIntersecting: boolean) => {
    const entries = [
      { isIntersecting, intersectionRatio: isIntersecting ? 1 : 0, rootBounds: null },
    ] as IntersectionObserverEntry[];
    for (const callback of observed) callback(entries, {} as IntersectionObserver);
  };
  return { comeNear: () => report(true), stayAway: () => report(false) };
}
