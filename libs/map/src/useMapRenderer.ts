import type { MapView } from '@parlour/core';
import { whenPageIdle } from '@parlour/ui';
import { type RefObject, startTransition, useEffect, useEffectEvent, useState } from 'react';
import { createDelayedReport } from './delayedReport.ts';
import type { CreateMapRenderer, MapRenderer, MapRendererOptions } from './mapRenderer.ts';

/** The visible ratios where the observer checks the map. */
const VISIBLE_RATIOS = [0.1, 0.2, 0.3, 0.4, 0.5];

/** Returns whether half of the map is in view, or the map fills half of the view. */
const isInView = ({ intersectionRatio, intersectionRect, rootBounds }: IntersectionObserverEntry) =>
  intersectionRatio >= 0.5 ||
  (rootBounds !== null && intersectionRect.height >= rootBounds.height / 2);

type RendererOptions = {
  readonly container: RefObject<HTMLElement | null>;
  /** The initial view. */
  readonly view: MapView;
  readonly load: () => Promise<CreateMapRenderer>;
  readonly onLoadError: (error: unknown) => void;
};

type RendererState = {
  /** Null until the map is ready. */
  readonly renderer: MapRenderer | null;
  /** The view where the map rests. */
  readonly shown: MapView;
  /** Whether loading or starting the map failed. */
  readonly hasFailed: boolean;
};

/**
 * Creates a map once the container is in view and the page is idle, and destroys it with the component.
 * Loading the library and creating the map are separate long tasks, so the page is idle between them (map-12).
 */
export function useMapRenderer({
  container,
  view,
  load,
  onLoadError,
}: RendererOptions): RendererState {
  const [renderer, setRenderer] = useState<MapRenderer | null>(null);
  const [moved, setMoved] = useState<MapView | null>(null);
  const [hasFailed, setHasFailed] = useState(false);

  const loadLibrary = useEffectEvent(() => load());
  const create = useEffectEvent(
    async (
      createRenderer: CreateMapRenderer,
      element: HTMLElement,
      reactions: Pick<MapRendererOptions, 'onLoadError' | 'onFailed'>,
    ) => createRenderer({ element, view, onMoved: setMoved, ...reactions }),
  );
  const report = useEffectEvent((error: unknown) => onLoadError(error));

  useEffect(() => {
    const element = container.current;
    if (element === null) return;
    let isUnmounted = false;
    let current: MapRenderer | undefined;
    const reports = createDelayedReport((error) => report(error));
    const onFailed = (error: unknown) => {
      if (isUnmounted) return;
      reports.add(error);
      setHasFailed(true);
    };
    const start = async () => {
      try {
        await whenPageIdle();
        if (isUnmounted) return;
        const createRenderer = await loadLibrary();
        await whenPageIdle();
        if (isUnmounted) return;
        const created = await create(createRenderer, element, {
          onLoadError: reports.add,
          onFailed,
        });
        if (isUnmounted) return created.destroy();
        current = created;
        // In slices, because the pins and their names take as long as the picture.
        startTransition(() => setRenderer(created));
        await created.drawn;
      } catch (error) {
        onFailed(error);
      }
    };
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(isInView)) return;
        observer.disconnect();
        void start();
      },
      { threshold: VISIBLE_RATIOS },
    );
    observer.observe(element);
    return () => {
      isUnmounted = true;
      observer.disconnect();
      reports.dispose();
      current?.destroy();
      setRenderer(null);
    };
  }, [container]);

  useEffect(() => {
    const element = container.current;
    if (renderer === null || element === null) return;
    // Tells the bench, screenshots and tests. The pins have told what they cover, so the names are drawn too.
    void renderer.drawn.then(() => {
      element.dataset['drawn'] = '';
    });
  }, [container, renderer]);

  return { renderer, shown: moved ?? view, hasFailed };
}
