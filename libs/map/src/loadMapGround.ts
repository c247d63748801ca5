import type { Position } from '@parlour/core';

/**
 * Loads the files that the still picture of a map around a position needs, so that they are there without network. What
 * cannot be loaded is left out.
 */
export async function loadMapGround(center: Position): Promise<void> {
  const { loadPlaceGround } = await import('./plans/loadPlaceGround.ts');
  await loadPlaceGround({ view: { center, zoom: 0 }, onLoadError: () => undefined });
}
