import type { LayerSpecification, StyleSpecification } from 'maplibre-gl';
import { DEEPEST_ZOOM } from '../base-map/packs.ts';
import { TILE_PROTOCOL } from '../base-map/loadTile.ts';
import type { MapColors } from '../theme.ts';

/** The source of the graticule. */
export const GRATICULE = 'graticule';

const layers = (colors: MapColors): LayerSpecification[] => [
  { id: 'water', type: 'background', paint: { 'background-color': colors.surfaceSunken } },
  {
    id: 'land',
    type: 'fill',
    source: 'world',
    'source-layer': 'land',
    paint: { 'fill-color': colors.surfaceRaised, 'fill-antialias': false },
  },
  {
    id: 'graticule',
    type: 'line',
    source: GRATICULE,
    paint: { 'line-color': colors.rule, 'line-width': 0.75, 'line-opacity': 0.55 },
  },
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

/** The style of the embedded base map: land, coasts and borders in dark colors, served only by the club's server. */
export function embeddedStyle(colors: MapColors): StyleSpecification {
  return {
    version: 8,
    sources: {
      world: {
        type: 'vector',
        tiles: [`${TILE_PROTOCOL}://{z}/{x}/{y}`],
        maxzoom: DEEPEST_ZOOM,
        attribution: 'Natural Earth',
      },
      [GRATICULE]: { type: 'geojson', data: { type: 'FeatureCollection', features: [] } },
    },
    layers: layers(colors),
  };
}
