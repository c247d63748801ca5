import type { StyleSpecification } from 'maplibre-gl';
import type { MapGround, MapRendererOptions } from '../mapRenderer.ts';
import { mapColors, sansFont } from '../theme.ts';

/** Milliseconds. After them a map no longer waits for what the club gave, because its own ground is at hand. */
const LONGEST_WAIT = 4000;

/** Rejects where something is not loaded in time. */
const inTime = <Loaded>(loading: Promise<Loaded>): Promise<Loaded> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error('The style or the tiles of the map did not come in time.')),
      LONGEST_WAIT,
    );
  });
  return Promise.race([loading, timeout]).finally(() => clearTimeout(timer));
};

/** Whether a response is a style of the version that MapLibre reads. */
const isStyle = (value: unknown): value is StyleSpecification =>
  typeof value === 'object' &&
  value !== null &&
  'version' in value &&
  value.version === 8 &&
  'sources' in value &&
  typeof value.sources === 'object' &&
  value.sources !== null &&
  'layers' in value &&
  Array.isArray(value.layers);

const styleAt = async (url: string): Promise<StyleSpecification> => {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The style of the map responded with ${response.status}.`);
  const style: unknown = await response.json();
  if (!isStyle(style)) throw new Error('The style of the map is no style of version 8.');
  return style;
};

/** Returns the style of the archive that holds the center of the view. Null where none does. */
const archiveStyle = async (
  { element, view }: MapRendererOptions,
  tilesUrl: string,
): Promise<StyleSpecification | null> => {
  const [{ findArchive }, { openArchive }, { streetStyle }] = await Promise.all([
    import('../street-map/findArchive.ts'),
    import('../street-map/pmtiles.ts'),
    import('../street-map/streetStyle.ts'),
  ]);
  const archive = await findArchive(tilesUrl, view.center);
  return archive === null
    ? null
    : streetStyle(mapColors(element), await openArchive(archive), sansFont(element));
};

/**
 * Returns the style that the club gave, or that of its tiles (map-44). Null where it gave neither, where no archive holds the
 * place, and where what it gave does not come in time, which is reported (map-39, map-45).
 */
export async function givenStyle(
  options: MapRendererOptions,
  { styleUrl, tilesUrl }: MapGround,
): Promise<StyleSpecification | null> {
  try {
    if (styleUrl !== null) return await inTime(styleAt(styleUrl));
    return tilesUrl === null ? null : await inTime(archiveStyle(options, tilesUrl));
  } catch (error) {
    options.onLoadError(error);
    return null;
  }
}
