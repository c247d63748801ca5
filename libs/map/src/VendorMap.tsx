import { RenderedMap, type ShownMapProps } from './RenderedMap.tsx';
import type { MapRendererChoice, CreateMapRenderer, MapGround } from './mapRenderer.ts';

export type VendorMapProps = ShownMapProps & {
  /** The choice of the map library. It must not change while the map is mounted. */
  renderer: MapRendererChoice;
};

/**
 * A map of vendors with pins, a window for the selected pin and an optional filter bar. It is covered until the first
 * click, and loads the map library when it comes into view.
 */
export function VendorMap({ renderer: choice, ...props }: VendorMapProps) {
  return <RenderedMap {...props} load={() => loadRenderer(choice)} />;
}

/** The still picture needs the coast of a whole view, which areas of a country's size do not have. */
const FARTHEST_STILL = 9.5;

const loadLibrary = async (ground: MapGround): Promise<CreateMapRenderer> => {
  const { createMapLibreRenderer } = await import('./maplibre/createMapLibreRenderer.ts');
  return createMapLibreRenderer(ground);
};

/**
 * Loads what renders without Google: a still picture where the app has a plan of the place and the club has neither a
 * style nor tiles, otherwise MapLibre. The picture leads to MapLibre.
 */
async function loadMapLibre(ground: MapGround): Promise<CreateMapRenderer> {
  if (ground.styleUrl !== null || ground.tilesUrl !== null) return loadLibrary(ground);
  const [{ loadPlaceGround }, { createStillRenderer }] = await Promise.all([
    import('./plans/loadPlaceGround.ts'),
    import('./still/createStillRenderer.ts'),
  ]);
  return async (options) => {
    const { coast, plan } = await loadPlaceGround(options);
    const create =
      plan === null || options.view.zoom < FARTHEST_STILL
        ? await loadLibrary(ground)
        : createStillRenderer({ coast, plan }, () => loadLibrary(ground));
    return create(options);
  };
}

/** Loads the code of a map library on demand, because most pages show no map. */
async function loadRenderer(choice: MapRendererChoice): Promise<CreateMapRenderer> {
  if (choice.kind === 'google') {
    const { createGoogleRenderer } = await import('./google/createGoogleRenderer.ts');
    return createGoogleRenderer(choice.key);
  }
  return loadMapLibre(choice);
}
