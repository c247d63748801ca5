import { vi } from 'vitest';
import type { CreateMapRenderer, MapRenderer, MapRendererOptions } from '../mapRenderer.ts';

/** A map library that only records its calls. Placed elements are appended to the container. */
export function fakeRenderer() {
  let options: MapRendererOptions | undefined;
  const renderer = {
    drawn: Promise.resolve(),
    show: vi.fn<MapRenderer['show']>(),
    move: vi.fn<MapRenderer['move']>(),
    setInteractive: vi.fn<MapRenderer['setInteractive']>(),
    place: vi.fn<MapRenderer['place']>((element) => {
      options?.element.append(element);
      return () => element.remove();
    }),
    avoid: vi.fn<MapRenderer['avoid']>(),
    destroy: vi.fn<MapRenderer['destroy']>(),
  };
  const create = vi.fn<CreateMapRenderer>((given) => {
    options = given;
    return renderer;
  });
  return { ...renderer, create };
}

/** The size of every element that is measured, in CSS pixels. */
const measured = { width: 798, height: 518 };

/** Stubs the observers, the idle callback and the screen. @returns functions that report the observed elements. */
export function stubBrowser({ isSmall = false, size = measured } = {}) {
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
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly #callback: ResizeObserverCallback;
      constructor(callback: ResizeObserverCallback) {
        this.#callback = callback;
      }
      observe() {
        const entries = [{ contentRect: size }] as ResizeObserverEntry[];
        this.#callback(entries, this as unknown as ResizeObserver);
      }
      disconnect() {}
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
