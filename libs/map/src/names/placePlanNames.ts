import {
  type Box,
  type MapSize,
  type MapView,
  placeGroundNames,
  type Point,
  screenOffset,
} from '@parlour/core';
import type { PlanFile, PlanKind } from '../plans/planFile.ts';
import { LINE_HEIGHT, type NameLook, nameLooks, twoLines } from './nameLook.ts';
import {
  footprintOf,
  type NamePlace,
  placesAlong,
  placesAround,
  placesWithin,
} from './namePlaces.ts';

/** A name that is shown: its lines and its place in the view. */
export interface PlacedName {
  readonly kind: PlanKind;
  readonly lines: readonly string[];
  readonly place: NamePlace;
}

/** Returns the width of a line in CSS pixels. */
export type MeasureText = (text: string, look: NameLook) => number;

/** The kinds in the order in which their names take their places. */
const order: readonly PlanKind[] = ['sea', 'quarter', 'lake', 'park', 'river', 'street', 'island'];
/** Smaller areas on the screen have no name, in CSS pixels. */
const SMALLEST = 14;
/** Free space around a name. */
const MARGIN = 6;
/** A name is tried at this many places. */
const MOST_PLACES = 24;

type Feature = PlanFile['features'][number];

const extent = (points: readonly Point[]) => {
  const length = (side: 'x' | 'y') => {
    const all = points.map((point) => point[side]);
    return Math.max(...all) - Math.min(...all);
  };
  return Math.max(length('x'), length('y'));
};

/** Chooses what names of a plan are shown in a view, and where. */
export function placePlanNames(
  plan: PlanFile,
  view: MapView,
  size: MapSize,
  reserved: readonly Box[],
  measure: MeasureText,
): readonly PlacedName[] {
  const toPoint = ([longitude = 0, latitude = 0]: GeoJSON.Position) =>
    screenOffset(view, { latitude, longitude });
  const candidateOf = ({ properties: { kind, name }, geometry }: Feature) => {
    const look = nameLooks[kind];
    const text = look.isUpperCase ? name.toLocaleUpperCase() : name;
    const isLong = measure(text, look) > look.lineWidth && geometry.type !== 'LineString';
    const lines = isLong ? twoLines(text) : [text];
    const box = {
      width: Math.max(...lines.map((line) => measure(line, look))) + MARGIN,
      height: lines.length * look.size * LINE_HEIGHT + MARGIN / 2,
    };
    const places = (): readonly NamePlace[] => {
      switch (geometry.type) {
        case 'Point':
          return placesAround(toPoint(geometry.coordinates), box);
        case 'LineString':
          return placesAlong(geometry.coordinates.map(toPoint), box.width);
        case 'Polygon': {
          const outline = (geometry.coordinates[0] ?? []).map(toPoint);
          return extent(outline) < SMALLEST ? [] : placesWithin(outline, size);
        }
      }
    };
    const tried = places().slice(0, MOST_PLACES);
    return { kind, lines, places: tried, footprints: tried.map((at) => footprintOf(at, box)) };
  };
  const candidates = order.flatMap((kind) =>
    plan.features.filter(({ properties }) => properties.kind === kind).map(candidateOf),
  );
  const chosen = placeGroundNames(
    candidates.map(({ footprints }) => footprints),
    reserved,
    size,
  );
  return candidates.flatMap(({ kind, lines, places }, index) => {
    const place = places[chosen[index] ?? -1];
    return place === undefined ? [] : [{ kind, lines, place }];
  });
}
