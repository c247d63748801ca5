import type { MapView } from '@parlour/core';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import type { DrawMap, MapDrawing } from './MapDrawing.ts';
import { whenQuiet } from './whenQuiet.ts';

/** How much of a map is in view when it begins to load: an edge of it at the end of the first screen asks for nothing. */
const IN_VIEW = 0.5;

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
 * Draws a map on the ground once half of that is in view and the page is quiet, and takes it away with the component.
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
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        void begin();
      },
      { threshold: IN_VIEW },
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
