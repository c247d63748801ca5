import type {
  FilterSpecification,
  LayerSpecification,
  SourceSpecification,
  StyleSpecification,
} from 'maplibre-gl';
import { DEEPEST_ZOOM } from '../base-map/packs.ts';
import { PLAN, planLayers } from '../plans/planLayers.ts';
import type { PlaceGround } from '../plans/loadPlaceGround.ts';
import { OPENSTREETMAP, PLAN_NOT_SURVEY } from './attribution.ts';
import { TILE_PROTOCOL } from '../base-map/loadTile.ts';
import type { MapColors } from '../theme.ts';

/** The source of the graticule. */
export const GRATICULE = 'graticule';

/** The source of the true coast. */
const COAST = 'coast';

/** The source of land and borders. */
export const worldSource: SourceSpecification = {
  type: 'vector',
  tiles: [`${TILE_PROTOCOL}://{z}/{x}/{y}`],
  maxzoom: DEEPEST_ZOOM,
  attribution: 'Natural Earth',
};

/** Returns the layers of sea and land. */
export function worldLayers(
  colors: MapColors,
): readonly [sea: LayerSpecification, land: LayerSpecification] {
  return [
    { id: 'water', type: 'background', paint: { 'background-color': colors.surfaceSunken } },
    {
      id: 'land',
      type: 'fill',
      source: 'world',
      'source-layer': 'land',
      paint: { 'fill-color': colors.surfaceRaised, 'fill-antialias': false },
    },
  ];
}

const graticuleLayer = (colors: MapColors): LayerSpecification => ({
  id: 'graticule',
  type: 'line',
  source: GRATICULE,
  paint: { 'line-color': colors.rule, 'line-width': 0.75, 'line-opacity': 0.55 },
});

const isKind = (kind: string): FilterSpecification => ['==', ['get', 'kind'], kind];

/** The true coast of an area, which covers the world's coarse one. */
const coastLayers = (colors: MapColors): LayerSpecification[] => [
  {
    id: 'area-land',
    type: 'fill',
    source: COAST,
    filter: isKind('land'),
    paint: { 'fill-color': colors.surfaceRaised, 'fill-antialias': false },
  },
  {
    id: 'area-sea',
    type: 'fill',
    source: COAST,
    filter: isKind('sea'),
    paint: { 'fill-color': colors.surfaceSunken, 'fill-antialias': false },
  },
  graticuleLayer(colors),
  {
    id: 'area-glow',
    type: 'line',
    source: COAST,
    filter: isKind('coast'),
    layout: { 'line-join': 'round' },
    paint: {
      'line-color': colors.accent,
      'line-opacity': 0.1,
      'line-width': 10,
      'line-blur': 8,
    },
  },
  {
    id: 'area-coast',
    type: 'line',
    source: COAST,
    filter: isKind('coast'),
    layout: { 'line-join': 'round' },
    paint: { 'line-color': colors.accent, 'line-opacity': 0.6, 'line-width': 1.1 },
  },
];

const layers = (colors: MapColors): LayerSpecification[] => [
  ...worldLayers(colors),
  graticuleLayer(colors),
  {
    id: 'borders',
    type: 'line',
    source: 'world',
    'source-layer': 'lines',
    filter: ['==', ['get', 'kind'], 'border'],
    paint: {
      'line-color': colors.ruleStrong,
      'line-opacity': 0.55,
      'line-width': ['interpolate', ['linear'], ['zoom'], 1, 0.4, 8, 1.2],
      'line-dasharray': [4, 3],
    },
  },
  {
    id: 'glow',
    type: 'line',
    source: 'world',
    'source-layer': 'land',
    filter: ['!', ['has', 'polar']],
    layout: { 'line-join': 'round' },
    paint: {
      'line-color': colors.accent,
      'line-opacity': 0.1,
      'line-width': ['interpolate', ['linear'], ['zoom'], 1, 2, 8, 14],
      'line-blur': ['interpolate', ['linear'], ['zoom'], 1, 2, 8, 12],
    },
  },
  ...(['land', 'lines'] as const).map((layer): LayerSpecification => ({
    id: `coast-${layer}`,
    type: 'line',
    source: 'world',
    'source-layer': layer,
    filter: layer === 'land' ? ['!', ['has', 'polar']] : ['==', ['get', 'kind'], 'coast'],
    layout: { 'line-join': 'round' },
    paint: {
      'line-color': colors.accent,
      'line-opacity': 0.55,
      'line-width': ['interpolate', ['linear'], ['zoom'], 1, 0.35, 8, 1.1],
    },
  })),
];

/**
 * The style of the embedded base map: land, coasts, borders and the plan of the place in dark colors, served only by the
 * club's server. It has no names.
 */
export function embeddedStyle(colors: MapColors, { coast, plan }: PlaceGround): StyleSpecification {
  const ground =
    coast === null
      ? layers(colors)
      : [...layers(colors).filter(({ id }) => id !== GRATICULE), ...coastLayers(colors)];
  return {
    version: 8,
    sources: {
      world: worldSource,
      ...(coast === null
        ? {}
        : { [COAST]: { type: 'geojson', data: coast, attribution: OPENSTREETMAP } }),
      ...(plan === null
        ? {}
        : { [PLAN]: { type: 'geojson', data: plan, attribution: PLAN_NOT_SURVEY } }),
      [GRATICULE]: { type: 'geojson', data: { type: 'FeatureCollection', features: [] } },
    },
    layers: plan === null ? ground : [...ground, ...planLayers(colors)],
  };
}
