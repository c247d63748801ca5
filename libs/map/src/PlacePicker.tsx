import type { MapView, Position } from '@parlour/core';
import { InlineAlert } from '@parlour/ui';
import { type KeyboardEvent, type MouseEvent, useEffect, useEffectEvent, useRef } from 'react';
import type { CreateMapRenderer } from './mapRenderer.ts';
import * as styles from './PlacePicker.css.ts';
import { useMapRenderer } from './useMapRenderer.ts';

// Each prop is written out: the book does not read those of another file's type.
export type PlacePickerProps = {
  /** The accessible name of the map. */
  label: string;
  /** The place at the start; null for none. */
  start: Position | null;
  /** The club's own streets, as `MapGround` has them; null for the embedded base map. */
  tilesUrl: string | null;
  /** Called with the place below the pin each time that the map has come to rest. */
  onChange: (place: Position) => void;
  /** Called for each failure to load. */
  onLoadError: (error: unknown) => void;
};

/** Chooses a place on a map of MapLibre, whose code is loaded with it. */
export function PlacePicker({ tilesUrl, ...props }: PlacePickerProps) {
  const load = async () => {
    const { createMapLibreRenderer } = await import('./maplibre/createMapLibreRenderer.ts');
    return createMapLibreRenderer({ styleUrl: null, tilesUrl });
  };
  return <RenderedPlacePicker {...props} load={load} />;
}

export type RenderedPlacePickerProps = Omit<PlacePickerProps, 'tilesUrl'> & {
  /** Loads the code of the renderer. */
  load: () => Promise<CreateMapRenderer>;
};

/** Shows most of the inhabited world. */
const WORLD: MapView = { center: { latitude: 25, longitude: 10 }, zoom: 2 };
const PLACE_ZOOM = 15;

/** How far an arrow key moves the pin, in CSS pixels, and how far it does with Shift. */
const STEP = 40;
const SMALL_STEP = 4;

/** A pointer that moves farther, in CSS pixels, drags the map. */
const CLICK_RADIUS = 5;

const directions: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * Chooses a place: the map moves below a pin in its middle, by pointer, by touch or by the arrow keys. A click moves the
 * pin there (`map-18` to `map-21`).
 */
export function RenderedPlacePicker(props: RenderedPlacePickerProps) {
  const { label, start, onChange, load, onLoadError } = props;
  const container = useRef<HTMLDivElement>(null);
  const pressedAt = useRef({ x: 0, y: 0 });
  const view = start === null ? WORLD : { center: start, zoom: PLACE_ZOOM };
  const { renderer, shown, hasFailed } = useMapRenderer({ container, view, load, onLoadError });
  useEffect(() => renderer?.setInteractive(true), [renderer]);
  const { latitude, longitude } = shown.center;
  const tell = useEffectEvent(() => {
    // Until the map was moved, the pin says nothing.
    if (shown !== view) onChange(shown.center);
  });
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- these trigger the call
  useEffect(() => tell(), [latitude, longitude]);

  const moveByKey = (event: KeyboardEvent) => {
    const [right, down] = directions[event.key] ?? [0, 0];
    if ((right === 0 && down === 0) || event.ctrlKey || event.altKey || event.metaKey) return;
    // The library's own steps are too long to meet a house.
    event.preventDefault();
    event.stopPropagation();
    const step = event.shiftKey ? SMALL_STEP : STEP;
    renderer?.move(-right * step, -down * step);
  };
  const moveByClick = ({ target, currentTarget, clientX, clientY }: MouseEvent) => {
    const { x, y } = pressedAt.current;
    const isDrag = Math.hypot(clientX - x, clientY - y) > CLICK_RADIUS;
    if (isDrag || !(target instanceof HTMLCanvasElement)) return;
    const box = currentTarget.getBoundingClientRect();
    renderer?.move(box.left + box.width / 2 - clientX, box.top + box.height / 2 - clientY);
  };
  if (hasFailed) {
    return (
      <InlineAlert>
        The map can’t be shown in this browser. Type the coordinates, or paste the link of a map.
      </InlineAlert>
    );
  }
  return (
    <section
      aria-label={label}
      data-theme="dark"
      className={styles.frame}
      onKeyDownCapture={moveByKey}
      onPointerDownCapture={({ clientX, clientY }) => {
        pressedAt.current = { x: clientX, y: clientY };
      }}
      onClick={moveByClick}
    >
      <div ref={container} className={styles.container} />
      <span className={styles.pin} aria-hidden="true" />
    </section>
  );
}
