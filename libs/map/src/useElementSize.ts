import type { MapSize } from '@parlour/core';
import { type RefObject, useEffect, useState } from 'react';

/** Returns the size of an element within its borders, now and whenever it changes. Null until it is measured. */
export function useElementSize(element: RefObject<HTMLElement | null>): MapSize | null {
  const [size, setSize] = useState<MapSize | null>(null);
  useEffect(() => {
    if (element.current === null) return;
    const observer = new ResizeObserver((entries) => {
      const box = entries.at(-1)?.contentRect;
      if (box !== undefined) setSize({ width: box.width, height: box.height });
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
