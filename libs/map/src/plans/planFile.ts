/// <reference types="geojson" />

/** The kinds of things on a plan, from the bottom up. */
export type PlanKind = 'park' | 'lake' | 'river' | 'island' | 'street' | 'sea' | 'quarter' | 'city';

/** What is known of a thing on a plan. */
interface PlanProperties {
  readonly kind: PlanKind;
  readonly name: string;
  /** The width of a river in CSS pixels at zoom 10 of a world of 512 pixels. */
  readonly width?: number;
}

/** The shapes of a plan: outlines, middles of streets and rivers, and places of names. */
export type PlanShape = GeoJSON.Polygon | GeoJSON.LineString | GeoJSON.Point | GeoJSON.MultiPoint;

/** The plan of a place. Parks, lakes and islands are polygons, rivers and streets lines, quarters and
 * cities points, and a sea all the places where its name may be. */
export type PlanFile = GeoJSON.FeatureCollection<PlanShape, PlanProperties>;
