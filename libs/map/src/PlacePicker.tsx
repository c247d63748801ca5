import type { Position } from '@parlour/core';
import { RenderedPlacePicker } from './RenderedPlacePicker.tsx';

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
