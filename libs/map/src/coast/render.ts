/**
 * Cuts the coast around the sample club's places out of OpenStreetMap's seas: `npm run render-coast -w @parlour/map -- FILE`,
 * where FILE is `map.geo.json` of the npm package `@geo-maps/earth-seas-10m` 0.6.0. It is not a dependency, because its
 * 37 MB are needed only here. The areas are committed.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createSampleClub } from '@parlour/sample-club';
import { clipRing, linesInside, type Box, type Point } from './clip.ts';

const folder = join(import.meta.dirname, 'areas');
/** The least distance from a place to the edge of its area, in degrees. */
const REACH = { latitude: 0.3, longitude: 0.6 } as const;
/** The least distance as a part of the spread of the places. */
const MARGIN = 0.75;
/** In larger areas, in degrees, the embedded base map is fine enough. */
const LARGEST = 4;
/** A ten-thousandth of a degree is 11 m, as fine as the data. */
const PRECISION = 1e4;

const [source = ''] = process.argv.slice(2);
// The file is the one of a fixed version, so its shape is known.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const seas = JSON.parse(readFileSync(source, 'utf8')) as {
  readonly geometries: readonly { readonly coordinates: readonly (readonly Point[])[][] }[];
};
const polygons = seas.geometries.flatMap(({ coordinates }) => coordinates);

const { destinations, connections } = createSampleClub({ today: '2026-01-01' });
const cityOf = (id: string) => {
  const own = destinations.find((place) => place.id === id);
  const city = destinations.find((place) => place.id === own?.parentDestination?.id) ?? own;
  return city?.slug ?? id;
};

const boxOf = (points: readonly Point[]): Box => {
  const side = (axis: 0 | 1, reach: number) => {
    const all = points.map((point) => point[axis]);
    const [low, high] = [Math.min(...all), Math.max(...all)];
    const margin = Math.max(reach, (high - low) * MARGIN);
    return [Math.floor((low - margin) * 10) / 10, Math.ceil((high + margin) * 10) / 10] as const;
  };
  const [west, east] = side(0, REACH.longitude);
  const [south, north] = side(1, REACH.latitude);
  return { west, south, east, north };
};

/** Writes points as differences in whole steps, beginning at the south-west corner. */
const encode = (points: readonly Point[], { west, south }: Box): readonly number[] => {
  const steps = points.map(([x, y]) => [
    Math.round((x - west) * PRECISION),
    Math.round((y - south) * PRECISION),
  ]);
  return steps.flatMap(([x = 0, y = 0], index) => {
    const [beforeX = 0, beforeY = 0] = steps[index - 1] ?? [];
    return [x - beforeX, y - beforeY];
  });
};

const write = (name: string, content: object) => {
  const text = `${JSON.stringify(content)}\n`;
  writeFileSync(join(folder, `${name}.json`), text);
  console.log(`${name}: ${text.length} bytes`);
};

const boxes: Record<string, Box> = {};
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
for (const city of new Set(connections.map(({ destinationId }) => cityOf(destinationId)))) {
  const places = connections
    .filter(({ destinationId }) => cityOf(destinationId) === city)
    .flatMap(({ vendor: { longitude, latitude } }): Point[] =>
      longitude === null || latitude === null ? [] : [[longitude, latitude]],
    );
  if (places.length === 0) continue;
  const box = boxOf(places);
  const coast = polygons.flatMap((rings) => rings.flatMap((ring) => linesInside(ring, box)));
  if (coast.length === 0 || Math.max(box.east - box.west, box.north - box.south) > LARGEST)
    continue;
  const sea = polygons
    .map((rings) => rings.map((ring) => clipRing(ring, box)).filter((ring) => ring.length > 3))
    .filter((rings) => rings.length > 0);
  const area = {
    sea: sea.map((rings) => rings.map((ring) => encode(ring, box))),
    coast: coast.map((line) => encode(line, box)),
  };
  boxes[city] = box;
  write(city, area);
}
write('bounds', boxes);
