import {
  filterPins,
  mapMachine,
  mapView,
  pinsOf,
  type MapFilter,
  type MapSize,
} from '@parlour/core';
import { useMachine } from '@xstate/react';
import {
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  type RefObject,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { MapPlaces } from './MapPlaces.tsx';
import { MapFilterBar } from './MapFilterBar.tsx';
import { MapFrame } from './MapFrame.tsx';
import { MapPins } from './MapPins.tsx';
import type { VendorLink } from './PinWindow.tsx';
import { StillPins } from './StillPins.tsx';
import type { CreateMapRenderer } from './mapRenderer.ts';
import { useMapRenderer } from './useMapRenderer.ts';

/** What a map of vendors shows, whatever renders it. */
export type ShownMapProps = {
  /** The accessible name, for example "Map of Rome". */
  label: string;
  /** The vendors in their order. Those without coordinates have no pin. */
  vendors: Parameters<typeof pinsOf>[0];
  /** The kind of page. It determines the zoom for a single pin. */
  page: 'destination' | 'vendor';
  /** Whether the vendors can be filtered by category. */
  hasFilter: boolean;
  /** The filter at the start. Every vendor without it. */
  initialFilter?: MapFilter;
  /** Called when another filter is chosen. */
  onFilterChange?: (filter: MapFilter) => void;
  /** The vendor whose pin is lit, because something outside the map is about it. */
  litVendorId?: string | null;
  /** The links to the vendors' pages, by vendor. Without one the window's name is only text. */
  vendorLinks?: ReadonlyMap<string, VendorLink>;
  /** Called for each failure to load (map-4). The rest of the page is not affected. */
  onLoadError: (error: unknown) => void;
};

export type RenderedMapProps = ShownMapProps & {
  /** Loads the code of the renderer. */
  load: () => Promise<CreateMapRenderer>;
};

const noLinks: ReadonlyMap<string, VendorLink> = new Map();

/** Connects the map's machine and its renderer to the view. */
export function RenderedMap({
  label,
  vendors,
  page,
  hasFilter,
  initialFilter = 'ALL',
  onFilterChange,
  litVendorId = null,
  vendorLinks = noLinks,
  load,
  onLoadError,
}: RenderedMapProps) {
  const frame = useRef<HTMLDivElement>(null);
  const container = useRef<HTMLDivElement>(null);
  const [snapshot, send] = useMachine(mapMachine, { input: { filter: initialFilter } });
  const { filter, selectedVendorId } = snapshot.context;
  const isInteractive = snapshot.matches('interactive');
  const numbered = useMemo(() => pinsOf(vendors), [vendors]);
  const pins = useMemo(() => filterPins(numbered, filter), [numbered, filter]);
  const size = useElementSize(container);
  const view = mapView(
    pins.map(({ position }) => position),
    page,
    { size },
  );
  const { renderer, shown, hasFailed } = useMapRenderer({ container, view, load, onLoadError });

  useEffect(() => renderer?.setInteractive(isInteractive), [renderer, isInteractive]);
  const fit = useEffectEvent(() => {
    // Without pins the map does not move (map-7).
    if (pins.length > 0) renderer?.show(view);
  });
  // A new list with the same coordinates must not undo the member's own moves.
  const { latitude, longitude } = view.center;
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- these trigger the fit
  useEffect(() => fit(), [renderer, filter, latitude, longitude, view.zoom]);

  const uncover = () => {
    // An inert element cannot be focused, so the state must change first.
    flushSync(() => send({ type: 'cover.clicked' }));
    // The focused button is removed, so the focus moves to the map.
    container.current?.focus({ preventScroll: true });
  };
  const close = () => {
    frame.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus();
    send({ type: 'window.closed' });
  };
  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key === 'Escape' && selectedVendorId !== null) close();
  };

  return (
    <section aria-label={label} data-scripted>
      {hasFilter ? (
        <MapFilterBar
          value={filter}
          isShown={!hasFailed}
          onChange={(chosen: MapFilter) => {
            send({ type: 'filter.chosen', filter: chosen });
            onFilterChange?.(chosen);
          }}
        />
      ) : null}
      {hasFailed ? (
        <MapPlaces pins={numbered} vendorLinks={vendorLinks} />
      ) : (
        <MapFrame
          ref={frame}
          container={container}
          isCovered={!isInteractive}
          onUncover={uncover}
          onKeyDown={closeOnEscape}
        >
          {renderer === null || size === null ? (
            <StillPins pins={pins} page={page} size={size} />
          ) : (
            <MapPins
              pins={pins}
              view={shown}
              size={size}
              selectedVendorId={selectedVendorId}
              litVendorId={litVendorId}
              vendorLinks={vendorLinks}
              renderer={renderer}
              frame={frame}
              onToggle={(vendorId) => send({ type: 'pin.clicked', vendorId })}
              onClose={close}
            />
          )}
        </MapFrame>
      )}
    </section>
  );
}

/** Returns the size of an element within its borders, now and whenever it changes. Null until it is measured. */
function useElementSize(element: RefObject<HTMLElement | null>): MapSize | null {
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
