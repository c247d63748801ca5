import { vi } from 'vitest';
import type { DrawMap, MapDrawing, MapGround } from '../MapDrawing.ts';

/** A map library that only remembers what it was told. Placed elements are put on the ground. */
export const fakeDrawing = () => {
  let ground: MapGround | undefined;
  const drawing = {
    show: vi.fn<MapDrawing['show']>(),
    move: vi.fn<MapDrawing['move']>(),
    setInteractive: vi.fn<MapDrawing['setInteractive']>(),
    place: vi.fn<MapDrawing['place']>((element) => {
      ground?.element.append(element);
      return () => element.remove();
    }),
    destroy: vi.fn<MapDrawing['destroy']>(),
  };
  const draw = vi.fn<DrawMap>((given) => {
    ground = given;
    return drawing;
  });
  return { ...drawing, draw };
};

/** Stands in for the browser's observer, idle time and screen. @returns what brings everything observed near the view. */
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
  const tell = (isIntersecting: boolean) => {
    const entries = [
      { isIntersecting, intersectionRatio: isIntersecting ? 1 : 0, rootBounds: null },
    ] as IntersectionObserverEntry[];
    for (const callback of observed) callback(entries, {} as IntersectionObserver);
  };
  return { comeNear: () => tell(true), stayAway: () => tell(false) };
};
