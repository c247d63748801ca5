/**
 * Renders the tiles of the embedded base map from Natural Earth's land and borders at a scale of 1:10 million:
 * `node libs/map/src/base-map/render.ts`. The tiles are committed, because they change only with this file.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { GeoJSONVT } from '@maplibre/geojson-vt';
import { fromGeojsonVt } from '@maplibre/vt-pbf';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { DEEPEST_ZOOM, packs, tilesOf, writePack, type Tile } from './packs.ts';
import { flatRing, isAroundPole, unwrap, type Point } from './unwrap.ts';

type Atlas = Topology<{ countries: GeometryCollection; land: GeometryCollection }>;

const extent = 4096;

// The package has a fixed version, so its shape is known.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const atlas = JSON.parse(
  readFileSync(fileURLToPath(import.meta.resolve('world-atlas/countries-10m.json')), 'utf8'),
) as Atlas;

const toPoints = (positions: readonly (readonly number[])[]) =>
  positions.map(([longitude = 0, latitude = 0]): Point => [longitude, latitude]);
const toPositions = (points: readonly Point[]) => points.map((point) => [...point]);

const polygons = feature(atlas, atlas.objects.land)
  .features.flatMap(({ geometry }) =>
    geometry.type === 'MultiPolygon'
      ? geometry.coordinates
      : geometry.type === 'Polygon'
        ? [geometry.coordinates]
        : [],
  )
  .map((rings) => rings.map(toPoints));

/** A ring around a pole has edges that are not coast, so its coast is a separate line. */
const isPolar = (rings: readonly (readonly Point[])[]) => rings.some(isAroundPole);

const area = (rings: readonly (readonly Point[])[]): GeoJSON.Feature => ({
  type: 'Feature',
  properties: isPolar(rings) ? { polar: true } : {},
  geometry: { type: 'Polygon', coordinates: rings.map((ring) => toPositions(flatRing(ring))) },
});
const line = (kind: 'coast' | 'border', points: readonly Point[]): GeoJSON.Feature => ({
  type: 'Feature',
  properties: { kind },
  geometry: { type: 'LineString', coordinates: toPositions(unwrap(points)) },
});

const land = polygons.map(area);
const lines = [
  ...polygons.filter(isPolar).flatMap((rings) => rings.map((ring) => line('coast', ring))),
  ...mesh(atlas, atlas.objects.countries, (one, other) => one !== other).coordinates.map((points) =>
    line('border', toPoints(points)),
  ),
];

const index = (features: GeoJSON.Feature[]) =>
  new GeoJSONVT(
    { type: 'FeatureCollection', features },
    { maxZoom: DEEPEST_ZOOM, indexMaxZoom: DEEPEST_ZOOM, indexMaxPoints: 0, extent, buffer: 64 },
  );
const layers = { land: index(land), lines: index(lines) };

const encode = ({ z, x, y }: Tile): Uint8Array => {
  const found = Object.entries(layers).flatMap(([name, tiles]) => {
    const tile = tiles.getTile(z, x, y);
    return tile === null ? [] : [[name, tile] as const];
  });
  if (found.length === 0) return new Uint8Array();
  return fromGeojsonVt(Object.fromEntries(found), { version: 2, extent });
};

for (const pack of packs) {
  const file = writePack(tilesOf(pack).map(encode));
  writeFileSync(fileURLToPath(new URL(`tiles/${pack.name}.bin`, import.meta.url)), file);
  console.log(`${pack.name}: ${file.length} bytes`);
}
