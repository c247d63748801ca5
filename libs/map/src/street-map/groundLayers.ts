import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl';
import type { MapColors } from '../theme.ts';

/** The source of the streets, in the Protomaps schema. */
export const STREETS = 'streets';

const kindIn = (...kinds: readonly string[]): ExpressionSpecification => [
  'in',
  ['get', 'kind'],
  ['literal', [...kinds]],
];
const isPolygon: ExpressionSpecification = ['==', ['geometry-type'], 'Polygon'];
const isLine: ExpressionSpecification = ['==', ['geometry-type'], 'LineString'];

const green = [
  'park',
  'garden',
  'forest',
  'wood',
  'nature_reserve',
  'national_park',
  'grass',
  'grassland',
  'meadow',
  'scrub',
  'cemetery',
  'golf_course',
  'zoo',
  'recreation_ground',
];

const fill = (
  id: string,
  sourceLayer: string,
  color: string,
  filter: ExpressionSpecification,
  opacity = 1,
): LayerSpecification => ({
  id,
  type: 'fill',
  source: STREETS,
  'source-layer': sourceLayer,
  filter,
  paint: { 'fill-color': color, 'fill-opacity': opacity },
});

/** A width in CSS pixels at zoom 10, 14 and 18. */
type Widths = readonly [at10: number, at14: number, at18: number];

const road = (
  id: string,
  filter: ExpressionSpecification,
  color: string,
  [at10, at14, at18]: Widths,
  minzoom: number,
): LayerSpecification => ({
  id,
  type: 'line',
  source: STREETS,
  'source-layer': 'roads',
  minzoom,
  filter,
  layout: { 'line-cap': 'round', 'line-join': 'round' },
  paint: {
    'line-color': color,
    'line-width': ['interpolate', ['exponential', 1.5], ['zoom'], 10, at10, 14, at14, 18, at18],
  },
});

/** Land, parks, water, buildings, streets and borders of the Protomaps schema, from the bottom up. */
export function groundLayers(colors: MapColors): LayerSpecification[] {
  return [
    fill('earth', 'earth', colors.surfaceRaised, isPolygon),
    fill('green', 'landuse', colors.positiveSurface, ['all', isPolygon, kindIn(...green)]),
    fill('beach', 'landuse', colors.rule, ['all', isPolygon, kindIn('beach', 'sand')], 0.6),
    fill('water-areas', 'water', colors.surfaceSunken, isPolygon),
    {
      id: 'shores',
      type: 'line',
      source: STREETS,
      'source-layer': 'water',
      filter: isPolygon,
      paint: { 'line-color': colors.accent, 'line-opacity': 0.3, 'line-width': 0.75 },
    },
    {
      id: 'streams',
      type: 'line',
      source: STREETS,
      'source-layer': 'water',
      filter: ['all', isLine, kindIn('river', 'stream', 'canal')],
      paint: {
        'line-color': colors.surfaceSunken,
        'line-width': ['interpolate', ['exponential', 1.5], ['zoom'], 9, 0.75, 18, 8],
      },
    },
    {
      ...fill('buildings', 'buildings', colors.rule, isPolygon, 0.45),
      minzoom: 13,
    },
    road('paths', kindIn('path', 'other'), colors.rule, [0, 0.5, 3], 14),
    road('streets', kindIn('minor_road'), colors.rule, [0.3, 1.6, 14], 11),
    road('rails', kindIn('rail'), colors.rule, [0.4, 0.8, 2], 11),
    road('avenues', kindIn('major_road'), colors.ruleStrong, [0.8, 3, 18], 8),
    road('highways', kindIn('highway'), colors.ruleStrong, [1.2, 4, 22], 6),
    {
      id: 'boundaries',
      type: 'line',
      source: STREETS,
      'source-layer': 'boundaries',
      filter: kindIn('country'),
      paint: { 'line-color': colors.ruleStrong, 'line-opacity': 0.55, 'line-dasharray': [4, 3] },
    },
  ];
}
