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

/** Returns the meters from a point to the nearest shore. */
const metersToShore = ({ features }: Coast, point: Position) => {
  const shores = features.flatMap(({ properties, geometry }) =>
    properties?.['kind'] === 'coast' && geometry.type === 'MultiLineString'
      ? geometry.coordinates
      : [],
  );
  return shores
    .flatMap((shore) =>
      shore.slice(1).map((to, index) => {
        const [a, b] = [meters(shore[index] ?? to, point), meters(to, point)];
        const [dx, dy] = [b.x - a.x, b.y - a.y];
        const part = Math.min(1, Math.max(0, -(a.x * dx + a.y * dy) / (dx * dx + dy * dy || 1)));
        return Math.hypot(a.x + part * dx, a.y + part * dy);
      }),
    )
    .reduce((least, each) => Math.min(least, each), Infinity);
};

const coastal = Object.entries(plans).filter(([name]) => name in coastBounds);

test.each(coastal)(
  'BM8: no part of a street or a park of %s is far out in the sea',
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
