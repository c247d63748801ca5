import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl';
import type { MapColors } from '../theme.ts';
import type { PlanKind } from './planFile.ts';
import { planPaint, streetGrowth, streetWidth } from './planPaint.ts';

/** The source of the illustrated plan. */
export const PLAN = 'plan';

const isKind = (...kinds: readonly PlanKind[]): ExpressionSpecification => [
  'in',
  ['get', 'kind'],
  ['literal', [...kinds]],
];

/** A width that keeps its meters: it doubles with each zoom, and is never under a pixel. */
const riverWidth = (added: number): ExpressionSpecification => {
  const at10: ExpressionSpecification = ['max', 1, ['get', 'width']];
  return [
    'interpolate',
    ['exponential', 2],
    ['zoom'],
    10,
    ['+', at10, added],
    20,
    ['+', ['*', 1024, at10], added],
  ];
};

const shore = { 'line-opacity': planPaint.shoreOpacity } as const;

/** Parks, waters and streets of the illustrated plan, from the bottom up. */
export function planLayers(colors: MapColors): LayerSpecification[] {
  const round = { 'line-cap': 'round', 'line-join': 'round' } as const;
  const base = { source: PLAN } as const;
  return [
    {
      ...base,
      id: 'plan-parks',
      type: 'fill',
      filter: isKind('park'),
      paint: { 'fill-color': colors.positive, 'fill-opacity': planPaint.parkOpacity },
    },
    {
      ...base,
      id: 'plan-river-shores',
      type: 'line',
      filter: isKind('river'),
      layout: round,
      paint: {
        ...shore,
        'line-color': colors.accent,
        'line-width': riverWidth(2 * planPaint.shoreWidth),
      },
    },
    {
      ...base,
      id: 'plan-lakes',
      type: 'fill',
      filter: isKind('lake'),
      paint: { 'fill-color': colors.surfaceSunken },
    },
    {
      ...base,
      id: 'plan-shores',
      type: 'line',
      filter: isKind('lake'),
      layout: round,
      paint: { ...shore, 'line-color': colors.accent, 'line-width': planPaint.shoreWidth },
    },
    {
      ...base,
      id: 'plan-rivers',
      type: 'line',
      filter: isKind('river'),
      layout: round,
      paint: { 'line-color': colors.surfaceSunken, 'line-width': riverWidth(0) },
    },
    {
      ...base,
      id: 'plan-islands',
      type: 'fill',
      filter: isKind('island'),
      paint: { 'fill-color': colors.surfaceRaised },
    },
    {
      ...base,
      id: 'plan-streets',
      type: 'line',
      filter: isKind('street'),
      layout: round,
      paint: {
        'line-color': colors.ruleStrong,
        'line-opacity': planPaint.streetOpacity,
        'line-width': [
          'interpolate',
          ['exponential', streetGrowth.base],
          ['zoom'],
          streetGrowth.from,
          streetWidth(streetGrowth.from + 1),
          streetGrowth.to,
          streetWidth(streetGrowth.to + 1),
        ],
      },
    },
  ];
}
