import { vi } from 'vitest';
import type { DrawMap, MapDrawing, MapGround } from '../MapDrawing.ts';

/** A map library that only records its calls. Placed elements are appended to the container. */
export const fakeDrawing = () => {
  let options: MapGround | undefined;
  const renderer = {
    show: vi.fn<MapDrawing['show']>(),
    move: vi.fn<MapDrawing['move']>(),
    setInteractive: vi.fn<MapDrawing['setInteractive']>(),
    place: vi.fn<MapDrawing['place']>((element) => {
      options?.element.append(element);
      return () => element.remove();
    }),
    destroy: vi.fn<MapDrawing['destroy']>(),
  };
  const create = vi.fn<DrawMap>((given) => {
    options = given;
    return renderer;
  });
  return { ...renderer, create };
};

/** Stubs the intersection observer, idle callback and screen. @returns functions that report the observed elements. */
export const stubBrowser = ({ isSmall = false } = {}) => {
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
};
