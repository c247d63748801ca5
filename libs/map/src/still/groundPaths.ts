import { type MapSize, type MapView, screenOffset } from '@parlour/core';
import { tokens } from '@parlour/ui/tokens';
import type { Coast } from '../coast/loadCoast.ts';
import { graticule } from '../maplibre/graticule.ts';
import type { PlanFile, PlanKind } from '../plans/planFile.ts';
import { planPaint, streetWidth } from '../plans/planPaint.ts';
import type { SvgAttributes } from '../svg.ts';

const { color } = tokens;

/** What the still map is drawn from. */
export interface StillGround {
  /** Null on land. */
  readonly coast: Coast | null;
  readonly plan: PlanFile;
}

/** Strokes over each other fade, as MapLibre's blur does. */
const GLOW_WIDTHS = [12, 9, 6, 3];
const GLOW_OPACITY = 0.035;
const COAST_WIDTH = 1.1;
const COAST_OPACITY = 0.6;
const GRATICULE_WIDTH = 0.75;
const GRATICULE_OPACITY = 0.55;
/** The zoom where the plan gives the widths of rivers, in a world of 256 pixels. */
const RIVER_ZOOM = 11;

/** Returns the degrees at the edges of a view. */
const boundsOf = ({ center, zoom }: MapView, { width, height }: MapSize) => {
  const degrees = 360 / (256 * 2 ** zoom);
  const across = (width / 2) * degrees;
  const down = (height / 2) * degrees * Math.cos((center.latitude * Math.PI) / 180);
  return {
    west: center.longitude - across,
    south: center.latitude - down,
    east: center.longitude + across,
    north: center.latitude + down,
  };
};

const ringsOf = (geometry: GeoJSON.Geometry): readonly GeoJSON.Position[][] => {
  switch (geometry.type) {
    case 'Polygon':
    case 'MultiLineString':
      return geometry.coordinates;
    case 'LineString':
      return [geometry.coordinates];
    default:
      return [];
  }
};

/** A tenth of a pixel is sharp on every screen. */
const round = (pixels: number) => Math.round(10 * pixels) / 10;

/** Returns the paths that draw a view, from the bottom up, as attributes. Each step of the generator is short. */
export function* groundPaths(
  { coast, plan }: StillGround,
  view: MapView,
  size: MapSize,
): Generator<SvgAttributes, void> {
  const trace = (lines: readonly GeoJSON.Position[][]) =>
    lines
      .map((line) => {
        const points = line.map(([longitude = 0, latitude = 0]) => {
          const { x, y } = screenOffset(view, { latitude, longitude });
          return `${round(x)} ${round(y)}`;
        });
        return `M${points.join('L')}`;
      })
      .join('');
  const traceKind = (features: readonly GeoJSON.Feature[], kind: string) =>
    trace(
      features
        .filter(({ properties }) => properties?.['kind'] === kind)
        .flatMap(({ geometry }) => ringsOf(geometry)),
    );
  // A ring within a ring is a hole.
  const filled = (d: string, fill: string, opacity = 1): SvgAttributes => ({
    d,
    fill,
    'fill-rule': 'evenodd',
    'fill-opacity': opacity,
  });
  const stroked = (d: string, stroke: string, width: number, opacity: number): SvgAttributes => ({
    d,
    stroke,
    'stroke-width': width,
    'stroke-opacity': opacity,
  });
  const of = (kind: PlanKind) => traceKind(plan.features, kind);
  const rivers = plan.features.filter(({ properties }) => properties.kind === 'river');
  const river = (
    { properties, geometry }: PlanFile['features'][number],
    ink: string,
    added: number,
    opacity: number,
  ) => {
    const width = Math.max(1, properties.width ?? 1) * 2 ** (view.zoom - RIVER_ZOOM);
    return stroked(trace(ringsOf(geometry)), ink, width + added, opacity);
  };
  const features = coast?.features ?? [];
  const { shoreOpacity, shoreWidth, parkOpacity, streetOpacity } = planPaint;

  const [right, bottom] = [size.width / 2, size.height / 2];
  yield filled(`M${-right} ${-bottom}H${right}V${bottom}H${-right}Z`, color.surfaceRaised);
  for (const { properties, geometry } of features) {
    if (properties?.['kind'] === 'sea') yield filled(trace(ringsOf(geometry)), color.surfaceSunken);
  }
  const { coordinates } = graticule(boundsOf(view, size));
  yield stroked(trace(coordinates), color.rule, GRATICULE_WIDTH, GRATICULE_OPACITY);
  const coastLine = traceKind(features, 'coast');
  for (const width of GLOW_WIDTHS) yield stroked(coastLine, color.accent, width, GLOW_OPACITY);
  yield stroked(coastLine, color.accent, COAST_WIDTH, COAST_OPACITY);
  yield filled(of('park'), color.positive, parkOpacity);
  for (const one of rivers) yield river(one, color.accent, 2 * shoreWidth, shoreOpacity);
  const lakes = of('lake');
  yield filled(lakes, color.surfaceSunken);
  yield stroked(lakes, color.accent, shoreWidth, shoreOpacity);
  for (const one of rivers) yield river(one, color.surfaceSunken, 0, 1);
  yield filled(of('island'), color.surfaceRaised);
  yield stroked(of('street'), color.ruleStrong, streetWidth(view.zoom), streetOpacity);
}
