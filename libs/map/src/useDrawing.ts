import type { MapView } from '@parlour/core';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import type { DrawMap, MapDrawing } from './MapDrawing.ts';
import { whenQuiet } from './whenQuiet.ts';

/** The shares of a map in view at which it is asked whether it is seen. */
const SHARES = [0.1, 0.2, 0.3, 0.4, 0.5];

/** Half of the map is in view, or it takes half of a small one: an edge of it at the end of the screen asks for nothing. */
const isSeen = ({ intersectionRatio, intersectionRect, rootBounds }: IntersectionObserverEntry) =>
  intersectionRatio >= 0.5 ||
  (rootBounds !== null && intersectionRect.height >= rootBounds.height / 2);

type DrawingParts = {
  readonly ground: RefObject<HTMLElement | null>;
  /** Where the map looks at first. */
  readonly view: MapView;
  readonly load: () => Promise<DrawMap>;
  readonly onLoadError: (error: unknown) => void;
};

type DrawingState = {
  /** Null until the map is there. */
  readonly drawing: MapDrawing | null;
  readonly zoom: number;
  /** Whether there will be no map. */
  readonly hasFailed: boolean;
};

/**
 * Draws a map on the ground once that is seen and the page is quiet, and takes it away with the component.
 * Loading a map library and beginning a map are long tasks of their own, so the page gets its turn between them.
 */
export function useDrawing({ ground, view, load, onLoadError }: DrawingParts): DrawingState {
  const [drawing, setDrawing] = useState<MapDrawing | null>(null);
  const [zoom, setZoom] = useState(view.zoom);
  const [hasFailed, setHasFailed] = useState(false);

  const loadCode = useEffectEvent(() => load());
  const draw = useEffectEvent(async (drawMap: DrawMap, element: HTMLElement) =>
    drawMap({ element, view, onZoomed: setZoom, onLoadError }),
  );
  const fail = useEffectEvent((error: unknown) => {
    onLoadError(error);
    setHasFailed(true);
  });

  useEffect(() => {
    const element = ground.current;
    if (element === null) return;
    let isGone = false;
    let drawn: MapDrawing | undefined;
    const begin = async () => {
      try {
        await whenQuiet();
        if (isGone) return;
        const drawMap = await loadCode();
        await whenQuiet();
        if (isGone) return;
        const made = await draw(drawMap, element);
        if (isGone) return made.destroy();
        drawn = made;
        setDrawing(made);
      } catch (error) {
        if (!isGone) fail(error);
      }
    };
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(isSeen)) return;
        observer.disconnect();
        void begin();
      },
      { threshold: SHARES },
    );
    observer.observe(element);
    return () => {
      isGone = true;
      observer.disconnect();
      drawn?.destroy();
      setDrawing(null);
    };
  }, [ground]);

  return { drawing, zoom, hasFailed };
}
