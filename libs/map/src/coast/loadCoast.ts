/// <reference types="geojson" />
import { archiveOf, type Position } from '@parlour/core';
import bounds from './areas/bounds.json';
import type { Box } from './clip.ts';

const areaUrls: Readonly<Record<string, string>> = import.meta.glob('./areas/*.json', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** Points of an area, as differences in ten-thousandths of a degree from its south-west corner. */
type Steps = readonly number[];

/** An area's file. Its shape is known, because it is built with the app. */
interface AreaFile {
  readonly sea: readonly (readonly Steps[])[];
  readonly coast: readonly Steps[];
}

/** The true coast of an area, as features of MapLibre's source; `kind` is `land`, `sea` or `coast`. */
export type Coast = GeoJSON.FeatureCollection;

const STEP = 1e-4;

/** Decodes the points of a line or a ring. */
export function decodeSteps(steps: Steps, { west, south }: Box): GeoJSON.Position[] {
  let [x, y] = [0, 0];
  return Array.from({ length: steps.length / 2 }, (_, index) => {
    x += steps[2 * index] ?? 0;
    y += steps[2 * index + 1] ?? 0;
    return [west + x * STEP, south + y * STEP];
  });
}

const featureOf = (kind: string, geometry: GeoJSON.Geometry): GeoJSON.Feature => ({
  type: 'Feature',
  properties: { kind },
  geometry,
});

const coastOf = ({ sea, coast }: AreaFile, box: Box): Coast => {
  const { west, south, east, north } = box;
  const corners = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ];
  const decoded = (lines: readonly Steps[]) => lines.map((line) => decodeSteps(line, box));
  return {
    type: 'FeatureCollection',
    features: [
      featureOf('land', { type: 'Polygon', coordinates: [corners] }),
      ...sea.map((rings) => featureOf('sea', { type: 'Polygon', coordinates: decoded(rings) })),
      featureOf('coast', { type: 'MultiLineString', coordinates: decoded(coast) }),
    ],
  };
};

/** Loads the true coast around a place, null where the app has none. Rejects when its file cannot be loaded. */
export async function loadCoast(place: Position): Promise<Coast | null> {
  const areas = Object.entries(bounds).map(([url, box]) => ({ url, bounds: box }));
  const area = archiveOf(areas, place);
  if (area === null || area.bounds === null) return null;
  const response = await fetch(areaUrls[`./areas/${area.url}.json`] ?? '');
  if (!response.ok) throw new Error(`The coast of ${area.url} responded with ${response.status}.`);
  // Built with the app, so its shape is known.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return coastOf((await response.json()) as AreaFile, area.bounds);
}
