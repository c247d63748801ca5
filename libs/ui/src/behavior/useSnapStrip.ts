import { type KeyboardEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { readingKey, readingSign } from './readingDirection.ts';

export type SnapStripOptions = {
  /** The strip; null until it is there. */
  strip: HTMLElement | null;
  /** How many parts it has. */
  count: number;
  /** The index of the part that is shown. */
  current: number;
  /** Called with the index of another part. */
  onMove: (index: number) => void;
};

/**
 * Shows one part at a time of a strip that is scrolled sideways and snaps to its parts, each as wide as the strip. Beyond an
 * end comes the other one.
 */
export function useSnapStrip({ strip, count, current, onMove }: SnapStripOptions) {
  // While it moves to a part, those on the way are not shown ones.
  const aim = useRef<number>(null);
  const isPlaced = useRef(false);

  useEffect(() => {
    if (strip === null) return;
    const follow = () => {
      const at = placeOf(strip);
      if (aim.current !== null && aim.current !== at) return;
      aim.current = null;
      onMove(at);
    };
    const release = () => {
      aim.current = null;
    };
    const listeners = new AbortController();
    const options = { signal: listeners.signal, passive: true };
    strip.addEventListener('scroll', follow, options);
    strip.addEventListener('pointerdown', release, options);
    strip.addEventListener('wheel', release, options);
    return () => listeners.abort();
  }, [strip, onMove]);

  useLayoutEffect(() => {
    if (strip === null) return;
    const steps = Math.abs(placeOf(strip) - current);
    if (steps > 0) {
      aim.current = current;
      // A long way past others would only blur them.
      const behavior = steps > 1 || !isPlaced.current ? 'instant' : 'auto';
      strip.scrollTo({ left: readingSign(strip) * current * strip.clientWidth, behavior });
    }
    isPlaced.current = true;
  }, [strip, current]);

  const go = (index: number) => onMove((index + count) % count);
  return {
    /** Shows the part before. */
    onPrevious: () => go(current - 1),
    /** Shows the part after. */
    onNext: () => go(current + 1),
    /** Moves by the arrow keys, and to the ends by Home and End. */
    onKeyDown: (event: KeyboardEvent) => {
      const keys: Readonly<Record<string, number>> = {
        ArrowLeft: current - 1,
        ArrowRight: current + 1,
        Home: 0,
        End: count - 1,
      };
      const to = keys[readingKey(event)];
      if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      go(to);
    },
  };
}

const placeOf = ({ scrollLeft, clientWidth }: HTMLElement) =>
  Math.round(Math.abs(scrollLeft) / Math.max(1, clientWidth));
