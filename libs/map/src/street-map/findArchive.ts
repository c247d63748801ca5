import { archiveOf, type MapArchive, type Position } from '@parlour/core';

const bounds = ['west', 'south', 'east', 'north'] as const;

/** Whether a value from the server is an archive of known area. */
const isArchive = (value: unknown): value is MapArchive => {
  if (typeof value !== 'object' || value === null) return false;
  const { url, bounds: area }: { url?: unknown; bounds?: unknown } = value;
  return (
    typeof url === 'string' &&
    typeof area === 'object' &&
    area !== null &&
    bounds.every((side) => typeof Reflect.get(area, side) === 'number')
  );
};

const listAt = async (url: string): Promise<readonly MapArchive[]> => {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The list of map tiles responded with ${response.status}.`);
  const list: unknown = await response.json();
  return Array.isArray(list) ? list.filter(isArchive) : [];
};

/**
 * Returns the whole URL of the archive that holds a place, null for none. Rejects when the list cannot be loaded.
 *
 * @param tilesUrl an archive, or a list of archives that ends in `.json`
 */
export async function findArchive(tilesUrl: string, place: Position): Promise<string | null> {
  const archives = tilesUrl.endsWith('.json')
    ? await listAt(tilesUrl)
    : [{ url: tilesUrl, bounds: null }];
  const archive = archiveOf(archives, place);
  return archive && new URL(archive.url, location.href).href;
}
