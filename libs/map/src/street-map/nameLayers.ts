import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl';
import type { MapColors } from '../theme.ts';
import { STREETS } from './groundLayers.ts';

/** The name in English, or otherwise as it is written there. */
const name: ExpressionSpecification = ['coalesce', ['get', 'name:en'], ['get', 'name']];

type SymbolLayer = Extract<LayerSpecification, { type: 'symbol' }>;

/** The names of streets, waters and places of the Protomaps schema, in one font. */
export function nameLayers(colors: MapColors, font: string): LayerSpecification[] {
  const names = (
    id: string,
    sourceLayer: string,
    own: Pick<SymbolLayer, 'filter' | 'minzoom' | 'maxzoom' | 'layout'>,
    color = colors.inkMuted,
  ): SymbolLayer => ({
    id,
    type: 'symbol',
    source: STREETS,
    'source-layer': sourceLayer,
    ...own,
    layout: { 'text-field': name, 'text-font': [font], ...own.layout },
    paint: { 'text-color': color, 'text-halo-color': colors.surface, 'text-halo-width': 1.25 },
  });
  return [
    names('street-names', 'roads', {
      minzoom: 13,
      filter: ['in', ['get', 'kind'], ['literal', ['minor_road', 'major_road', 'highway']]],
      layout: { 'symbol-placement': 'line', 'text-size': 11, 'symbol-spacing': 320 },
    }),
    names('water-names', 'water', {
      filter: ['==', ['geometry-type'], 'Point'],
      layout: { 'text-size': 12, 'text-letter-spacing': 0.08, 'text-max-width': 8 },
    }),
    names('river-names', 'water', {
      minzoom: 12,
      filter: ['==', ['geometry-type'], 'LineString'],
      layout: { 'symbol-placement': 'line', 'text-size': 12, 'text-letter-spacing': 0.08 },
    }),
    names('quarters', 'places', {
      minzoom: 12,
      filter: ['in', ['get', 'kind'], ['literal', ['neighbourhood', 'macrohood', 'borough']]],
      layout: {
        'text-size': 12,
        'text-letter-spacing': 0.1,
        'text-transform': 'uppercase',
        'text-max-width': 7,
      },
    }),
    names(
      'towns',
      'places',
      {
        filter: ['==', ['get', 'kind'], 'locality'],
        layout: { 'text-size': ['interpolate', ['linear'], ['zoom'], 6, 12, 14, 18] },
      },
      colors.ink,
    ),
    names('countries', 'places', {
      maxzoom: 7,
      filter: ['==', ['get', 'kind'], 'country'],
      layout: { 'text-size': 12, 'text-transform': 'uppercase', 'text-letter-spacing': 0.12 },
    }),
  ];
}
