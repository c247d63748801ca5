import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { vi } from 'vitest';
import { type Coast, loadCoast } from '../coast/loadCoast.ts';

const folders = ['coast', 'plans'].map((name) => join(import.meta.dirname, '..', name, 'areas'));

/** Serves the files of coasts and plans by fetch, each from its own folder. */
export function serveAreas() {
  const fetch = vi.fn(async (url: string) => {
    const [, kind = '', name = ''] = /(coast|plans)\/areas\/([\w-]+)\.json/.exec(url) ?? [];
    const file = folders
      .map((folder) => join(folder, `${name}.json`))
      .find((path) => path.includes(`/${kind}/`) && existsSync(path));
    return new Response(readFileSync(file ?? ''));
  });
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

/** Returns whether a point is inside the outline of a ring. */
export function isInside(ring: GeoJSON.Position[], [x = 0, y = 0]: GeoJSON.Position): boolean {
  return ring.reduce((inside, [fromX = 0, fromY = 0], index) => {
    const [toX = 0, toY = 0] = ring.at(index - 1) ?? [];
    const isCrossed =
      fromY > y !== toY > y && x < ((toX - fromX) * (y - fromY)) / (toY - fromY) + fromX;
    return isCrossed ? !inside : inside;
  }, false);
}

/** Returns whether a point is in the sea of a coast. */
export function isInSea({ features }: Coast, point: GeoJSON.Position): boolean {
  return features.some(
    ({ properties, geometry }) =>
      properties?.['kind'] === 'sea' &&
      geometry.type === 'Polygon' &&
      geometry.coordinates.filter((ring) => isInside(ring, point)).length % 2 === 1,
  );
}

/** Returns whether a place is in the sea of the true coast. False where the app has no coast. */
export async function isSea(latitude: number, longitude: number): Promise<boolean> {
  const coast = await loadCoast({ latitude, longitude });
  return coast !== null && isInSea(coast, [longitude, latitude]);
}
