import { filterVendors, mapMachine, mapView, pinsOf, type MapFilter } from '@parlour/core';
import { useMachine } from '@xstate/react';
import { type KeyboardEvent, useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { flushSync } from 'react-dom';
import { MapFilterBar } from './MapFilterBar.tsx';
import { MapFrame } from './MapFrame.tsx';
import { MapPins } from './MapPins.tsx';
import type { DrawMap } from './MapDrawing.ts';
import { useDrawing } from './useDrawing.ts';

/** Props of {@link DrawnMap}. */
export type DrawnMapProps = {
  /** What the map is of, for example "Map of Rome". */
  label: string;
  vendors: Parameters<typeof pinsOf>[0];
  /** The kind of page that it stands on, by which a single pin is shown more or less closely. */
  page: 'destination' | 'vendor';
  /** Whether the vendors can be filtered by category. */
  hasFilter: boolean;
  /** Loads the code that draws. */
  load: () => Promise<DrawMap>;
  /** Told of each failure to load; the page itself stays whole (spec section 8). */
  onLoadError: (error: unknown) => void;
};

/** Binds the map's machine and its drawing to what is seen. */
export function DrawnMap({ label, vendors, page, hasFilter, load, onLoadError }: DrawnMapProps) {
  const frame = useRef<HTMLDivElement>(null);
  const ground = useRef<HTMLDivElement>(null);
  const [snapshot, send] = useMachine(mapMachine);
  const { filter, selectedVendorId } = snapshot.context;
  const isInteractive = snapshot.matches('interactive');
  const pins = useMemo(() => pinsOf(filterVendors(vendors, filter)), [vendors, filter]);
  const view = mapView(
    pins.map(({ position }) => position),
    page,
  );
  const { drawing, zoom, hasFailed } = useDrawing({ ground, view, load, onLoadError });

  useEffect(() => drawing?.setInteractive(isInteractive), [drawing, isInteractive]);
  const fit = useEffectEvent(() => {
    // Without a pin the map stays where it is.
    if (pins.length > 0) drawing?.show(view);
  });
  // Not with every new list: where the places are the same, the map stays as the member has moved it.
  const { latitude, longitude } = view.center;
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- these are when it is fitted, not with what
  useEffect(() => fit(), [drawing, filter, latitude, longitude, view.zoom]);

  const uncover = () => {
    // Nothing that is still inert takes the focus.
    flushSync(() => send({ type: 'cover.clicked' }));
    // The button that had the focus goes; what it has uncovered takes it over.
    ground.current?.focus({ preventScroll: true });
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
          onChange={(chosen: MapFilter) => send({ type: 'filter.chosen', filter: chosen })}
        />
      ) : null}
      <MapFrame
        ref={frame}
        ground={ground}
        cover={hasFailed ? 'failed' : isInteractive ? 'none' : 'covered'}
        onUncover={uncover}
        onKeyDown={closeOnEscape}
      >
        {drawing === null ? null : (
          <MapPins
            pins={pins}
            zoom={zoom}
            selectedVendorId={selectedVendorId}
            drawing={drawing}
            frame={frame}
            onToggle={(vendorId) => send({ type: 'pin.clicked', vendorId })}
            onClose={close}
          />
        )}
      </MapFrame>
    </section>
  );
}
