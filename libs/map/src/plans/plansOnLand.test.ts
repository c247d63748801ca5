import { plans, type Plan } from '@parlour/sample-club';
import { expect, test } from 'vitest';
import coastBounds from '../coast/areas/bounds.json';
import { type Coast, loadCoast } from '../coast/loadCoast.ts';
import { isInSea, isInside, serveAreas } from '../testing/areas.ts';
import { encodePlan } from './encodePlan.ts';
import type { PlanShape } from './planFile.ts';

type Position = GeoJSON.Position;

/** The farthest from land, in meters. The coast itself is written in steps of 11 m. */
const FARTHEST = 25;
/** Meters between the points that are tested on a line. */
const STEP = 20;
/** How many points are tested across an area on each side. */
const GRID = 25;
const METERS_PER_DEGREE = 111_195;

/** East and north of a point in meters, as a flat map has it. */
const meters = ([x = 0, y = 0]: Position, [west = 0, south = 0]: Position) => ({
  x: (x - west) * METERS_PER_DEGREE * Math.cos((south * Math.PI) / 180),
  y: (y - south) * METERS_PER_DEGREE,
});

const pointsOn = (line: Position[]): Position[] =>
  line.slice(1).flatMap(([toX = 0, toY = 0], index) => {
    const from = line[index] ?? [];
    const [fromX = 0, fromY = 0] = from;
    const { x, y } = meters([toX, toY], from);
    const steps = Math.max(1, Math.ceil(Math.hypot(x, y) / STEP));
    return Array.from({ length: steps + 1 }, (_, step) => [
      fromX + ((toX - fromX) * step) / steps,
      fromY + ((toY - fromY) * step) / steps,
    ]);
  });

/** The points of a grid that are inside an outline. */
const pointsIn = (outline: Position[]): Position[] => {
  const at = (axis: 0 | 1, cell: number) => {
    const all = outline.map((point) => point[axis] ?? 0);
    const start = Math.min(...all);
    return start + ((Math.max(...all) - start) * (cell + 0.5)) / GRID;
  };
  return Array.from({ length: GRID * GRID }, (_, cell) => [
    at(0, cell % GRID),
    at(1, Math.floor(cell / GRID)),
  ]).filter((point) => isInside(outline, point));
};

const pointsOf = (shape: PlanShape): Position[] => {
  if (shape.type === 'LineString') return pointsOn(shape.coordinates);
  if (shape.type !== 'Polygon') return [];
  return shape.coordinates.flatMap((ring) => [...pointsOn(ring), ...pointsIn(ring)]);
};

/** Returns the meters from a point to the nearest of some lines. */
const metersTo = (lines: Position[][], point: Position) =>
  lines.reduce((nearest, line) => {
    const ends = line.map((end) => meters(end, point));
    return ends.slice(1).reduce((least, b, index) => {
      const a = ends[index] ?? b;
      const [dx, dy] = [b.x - a.x, b.y - a.y];
      const part = Math.min(1, Math.max(0, -(a.x * dx + a.y * dy) / (dx * dx + dy * dy || 1)));
      return Math.min(least, Math.hypot(a.x + part * dx, a.y + part * dy));
    }, nearest);
  }, Infinity);

/** Returns the meters from a point to the nearest shore. */
const metersToShore = ({ features }: Coast, point: Position) => {
  const shores = features.flatMap(({ properties, geometry }) =>
    properties?.['kind'] === 'coast' && geometry.type === 'MultiLineString'
      ? geometry.coordinates
      : [],
  );
  return metersTo(shores, point);
};

/** The streets that do cross a water of their plan, each with the most meters that it is in it. */
const crossings: Record<string, Record<string, number>> = {
  tokyo: {
    // It ends on Kachidoki Bridge.
    'Harumi-dori in Sumida River': 90,
  },
  kyoto: {
    // Bridges of the city and of the road to the west.
    'Shijo-dori in Kamogawa': 80,
    'Marutamachi-dori in Kamogawa': 80,
    'Route 9 in Katsuragawa': 140,
  },
  marrakech: {
    // A bridge over a river that is mostly dry.
    'Route d’Amizmiz in Oued N’Fis': 120,
  },
  'lake-como': {
    // The causeway between Bissone and Melide.
    'Autostrada A2 in Lago di Lugano': 1100,
  },
  copenhagen: {
    // The dam of the old gate to Amager.
    'Torvegade in Stadsgraven': 120,
  },
  patagonia: {
    // The bridges at Charles Fuhr, Piedrabuena and Güer Aike.
    'Ruta 40 in Río Santa Cruz': 350,
    'Ruta 3 in Río Santa Cruz': 350,
    'Ruta 3 in Río Gallegos': 450,
  },
};

/** A plan's own lakes and rivers, each with how far from its shore a point is in it. */
const watersOf = (plan: Plan) => {
  const { features } = encodePlan(plan);
  const islands = features.flatMap(({ properties, geometry }) =>
    properties.kind === 'island' && geometry.type === 'Polygon' ? geometry.coordinates : [],
  );
  const isOnIsland = (point: Position) => islands.some((ring) => isInside(ring, point));
  return features.flatMap(({ properties: { kind, name }, geometry }) => {
    const half = (plan.rivers.find((river) => river.name === name)?.width ?? 0) / 2;
    const depthAt = (point: Position) => {
      if (kind === 'river' && geometry.type === 'LineString')
        return half - metersTo([geometry.coordinates], point);
      if (
        kind === 'lake' &&
        geometry.type === 'Polygon' &&
        isInside(geometry.coordinates[0]!, point)
      )
        return metersTo(geometry.coordinates, point);
      return 0;
    };
    const depthIn = (point: Position) => {
      const depth = depthAt(point);
      if (depth <= 0 || isOnIsland(point)) return 0;
      return Math.min(depth, metersTo(islands, point));
    };
    return kind === 'lake' || kind === 'river' ? [{ name, depthIn }] : [];
  });
};

const coastal = Object.entries(plans).filter(([name]) => name in coastBounds);

test.each(coastal)(
  'map-29: no part of a street or a park of %s is far out in the sea',
  async (_, plan: Plan) => {
    serveAreas();
    const [latitude, longitude] = plan.quarters[0]!.places[0]!;
    const coast = await loadCoast({ latitude, longitude });
    const far = encodePlan(plan)
      .features.filter(({ properties: { kind } }) => kind === 'street' || kind === 'park')
      .map(({ properties: { name }, geometry }) => {
        const wet = pointsOf(geometry).filter((point) => isInSea(coast!, point));
        const distances = wet.map((point) => metersToShore(coast!, point));
        return { name, meters: Math.round(Math.max(0, ...distances)) };
      })
      .filter((thing) => thing.meters > FARTHEST);
    expect(far).toEqual([]);
  },
);

test.each(Object.entries(plans))(
  'map-30: no street of %s is far out in a lake or a river, except on bridges and causeways',
  (place, plan: Plan) => {
    const waters = watersOf(plan);
    const far = plan.streets
      .flatMap(({ name, places }) => {
        const points = pointsOn(places.map(([latitude, longitude]) => [longitude, latitude]));
        return waters.map(({ name: water, depthIn }) => {
          const depths = points.map(depthIn);
          const lengths = points.slice(1).map((point, index) => {
            const { x, y } = meters(point, points[index]!);
            return depths[index + 1]! > 0 ? Math.hypot(x, y) : 0;
          });
          return {
            name: `${name} in ${water}`,
            meters: Math.round(depths.reduce((most, each) => Math.max(most, each), 0)),
            length: Math.round(lengths.reduce((sum, each) => sum + each, 0)),
          };
        });
      })
      .filter((thing) => thing.meters > FARTHEST);
    const known = crossings[place] ?? {};
    expect(far.filter(({ name, length }) => length > (known[name] ?? 0))).toEqual([]);
    expect(far.map(({ name }) => name).toSorted()).toEqual(Object.keys(known).toSorted());
  },
);
