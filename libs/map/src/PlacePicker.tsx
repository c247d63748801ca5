import { RenderedPlacePicker, type RenderedPlacePickerProps } from './RenderedPlacePicker.tsx';

export type PlacePickerProps = Omit<RenderedPlacePickerProps, 'load'> & {
  /** The club's own streets, as `MapGround` has them; null for the embedded base map. */
  tilesUrl: string | null;
};

/** Chooses a place on a map of MapLibre, whose code is loaded with it. */
export function PlacePicker({ tilesUrl, ...props }: PlacePickerProps) {
  const load = async () => {
    const { createMapLibreRenderer } = await import('./maplibre/createMapLibreRenderer.ts');
    return createMapLibreRenderer({ styleUrl: null, tilesUrl });
  };
  return <RenderedPlacePicker {...props} load={load} />;
}
