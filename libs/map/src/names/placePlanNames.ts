import {
  type Box,
  groundNamePlacer,
  type MapSize,
  type MapView,
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

/** The kinds in the order that their names take their places. */
const order: readonly PlanKind[] = [
  'city',
  'sea',
  'quarter',
  'lake',
  'park',
  'river',
  'street',
  'island',
];
/** From this zoom on a city is no longer named: one is in it. */
const CITY_ZOOM = 12.5;
/** Smaller areas on the screen have no name, in CSS pixels. */
const SMALLEST = 14;
/** Free space around a name. */
const MARGIN = 6;
/** A name is tried at this many places in view: all of an area's, and those of a street across a wide screen. */
const MOST_PLACES = 81;

type Feature = PlanFile['features'][number];

const extent = (points: readonly Point[]) => {
  const length = (side: 'x' | 'y') => {
    const all = points.map((point) => point[side]);
    return Math.max(...all) - Math.min(...all);
  };
  return Math.max(length('x'), length('y'));
};

/** Returns whether a part of the points can be in view. */
const isInView = (points: readonly Point[], { width, height }: MapSize) => {
  const isBeyond = (side: 'x' | 'y', length: number) =>
    points.every((point) => point[side] < -length / 2) ||
    points.every((point) => point[side] > length / 2);
  return !isBeyond('x', width) && !isBeyond('y', height);
};

/** Of the places of a long street most are out of view, also the middle ones, which come first. */
const isPlaceInView = ({ x, y }: Point, { width, height }: MapSize) =>
  Math.abs(x) < width / 2 && Math.abs(y) < height / 2;

/**
 * Chooses what names of a plan are shown in a view, and where. Each step of the generator is short, and yields a name or
 * null.
 */
export function* placePlanNames(
  plan: PlanFile,
  view: MapView,
  size: MapSize,
  reserved: readonly Box[],
  measure: MeasureText,
): Generator<PlacedName | null, void> {
  const toPoint = ([longitude = 0, latitude = 0]: GeoJSON.Position) =>
    screenOffset(view, { latitude, longitude });
  const placesOf = (geometry: Feature['geometry'], box: MapSize): readonly NamePlace[] => {
    switch (geometry.type) {
      case 'Point':
        return placesAround(toPoint(geometry.coordinates), box);
      // Beside its places there may be land.
      case 'MultiPoint':
        return geometry.coordinates.map((place) => ({ ...toPoint(place), angle: 0 }));
      case 'LineString': {
        const line = geometry.coordinates.map(toPoint);
        return isInView(line, size) ? placesAlong(line, box.width) : [];
      }
      case 'Polygon': {
        const outline = (geometry.coordinates[0] ?? []).map(toPoint);
        const isSeen = isInView(outline, size) && extent(outline) >= SMALLEST;
        return isSeen ? placesWithin(outline, size) : [];
      }
    }
  };
  const place = groundNamePlacer(reserved, size);
  const placedName = ({ properties: { kind, name }, geometry }: Feature): PlacedName | null => {
    const look = nameLooks[kind];
    const text = look.isUpperCase ? name.toLocaleUpperCase() : name;
    const isLong = measure(text, look) > look.lineWidth && geometry.type !== 'LineString';
    const lines = isLong ? twoLines(text) : [text];
    const box = {
      width: Math.max(...lines.map((line) => measure(line, look))) + MARGIN,
      height: lines.length * look.size * LINE_HEIGHT + MARGIN / 2,
    };
    const places = placesOf(geometry, box)
      .filter((at) => isPlaceInView(at, size))
      .slice(0, MOST_PLACES);
    const chosen = places[place(places.map((at) => footprintOf(at, box))) ?? -1];
    return chosen === undefined ? null : { kind, lines, place: chosen };
  };
  for (const kind of order) {
    if (kind === 'city' && view.zoom >= CITY_ZOOM) continue;
    for (const feature of plan.features) {
      if (feature.properties.kind === kind) yield placedName(feature);
    }
  }
}
