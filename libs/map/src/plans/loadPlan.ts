import { archiveOf, type Position } from '@parlour/core';
import bounds from './areas/bounds.json';
import type { PlanFile } from './planFile.ts';

const areaUrls: Readonly<Record<string, string>> = import.meta.glob('./areas/*.json', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** Loads the illustrated plan of a place, null where there is none. Rejects when its file cannot be loaded. */
export async function loadPlan(place: Position): Promise<PlanFile | null> {
  const areas = Object.entries(bounds).map(([url, box]) => ({ url, bounds: box }));
  const area = archiveOf(areas, place);
  if (area === null) return null;
  const response = await fetch(areaUrls[`./areas/${area.url}.json`] ?? '');
  if (!response.ok) throw new Error(`The plan of ${area.url} responded with ${response.status}.`);
  // Built with the app, so its shape is known.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return (await response.json()) as PlanFile;
}
