import { type MapSize, type MapView, type Point, screenOffset } from '@parlour/core';
import type { Coast } from '../coast/loadCoast.ts';
import { graticule } from '../maplibre/graticule.ts';
import type { PlanFile, PlanKind } from '../plans/planFile.ts';
import { planPaint, streetWidth } from '../plans/planPaint.ts';
import type { MapColors } from '../theme.ts';

/** What the still map is drawn from. */
export interface StillGround {
  /** Null on land. */
  readonly coast: Coast | null;
  readonly plan: PlanFile;
}

type Step = (context: CanvasRenderingContext2D) => void;

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

/** Returns the steps that paint a view, from the bottom up. Each is short. */
export function paintGround(
  { coast, plan }: StillGround,
  view: MapView,
  size: MapSize,
  colors: MapColors,
): readonly Step[] {
  const trace = (lines: readonly GeoJSON.Position[][]) => {
    const path = new Path2D();
    for (const line of lines) {
      line.forEach(([longitude = 0, latitude = 0], index) => {
        const { x, y }: Point = screenOffset(view, { latitude, longitude });
        if (index === 0) path.moveTo(x, y);
        else path.lineTo(x, y);
      });
    }
    return path;
  };
  const traceKind = (features: readonly GeoJSON.Feature[], kind: string) =>
    trace(
      features
        .filter(({ properties }) => properties?.['kind'] === kind)
        .flatMap(({ geometry }) => ringsOf(geometry)),
    );
  const fill =
    (path: () => Path2D, color: string, opacity = 1): Step =>
    (context) => {
      context.globalAlpha = opacity;
      context.fillStyle = color;
      context.fill(path(), 'evenodd');
    };
  const stroke =
    (path: () => Path2D, color: string, width: number, opacity: number): Step =>
    (context) => {
      context.globalAlpha = opacity;
      context.strokeStyle = color;
      context.lineWidth = width;
      context.stroke(path());
    };
  const of = (kind: PlanKind) => () => traceKind(plan.features, kind);
  const rivers = plan.features.filter(({ properties }) => properties.kind === 'river');
  const river = (color: string, added: number, opacity: number): Step[] =>
    rivers.map(({ properties, geometry }) => {
      const width = Math.max(1, properties.width ?? 1) * 2 ** (view.zoom - RIVER_ZOOM);
      return stroke(() => trace(ringsOf(geometry)), color, width + added, opacity);
    });
  const lines = graticule(boundsOf(view, size)).coordinates;
  const features = coast?.features ?? [];
  let coastLine: Path2D | undefined;
  const coastPath = () => (coastLine ??= traceKind(features, 'coast'));
  const { shoreOpacity, shoreWidth, parkOpacity, streetOpacity } = planPaint;

  return [
    (context) => {
      context.lineJoin = 'round';
      context.lineCap = 'round';
      context.globalAlpha = 1;
      context.fillStyle = colors.surfaceRaised;
      context.fillRect(-size.width / 2, -size.height / 2, size.width, size.height);
    },
    ...features
      .filter(({ properties }) => properties?.['kind'] === 'sea')
      .map(({ geometry }) => fill(() => trace(ringsOf(geometry)), colors.surfaceSunken)),
    stroke(() => trace(lines), colors.rule, GRATICULE_WIDTH, GRATICULE_OPACITY),
    ...GLOW_WIDTHS.map((width) => stroke(coastPath, colors.accent, width, GLOW_OPACITY)),
    stroke(coastPath, colors.accent, COAST_WIDTH, COAST_OPACITY),
    fill(of('park'), colors.positive, parkOpacity),
    ...river(colors.accent, 2 * shoreWidth, shoreOpacity),
    fill(of('lake'), colors.surfaceSunken),
    stroke(of('lake'), colors.accent, shoreWidth, shoreOpacity),
    ...river(colors.surfaceSunken, 0, 1),
    fill(of('island'), colors.surfaceRaised),
    stroke(of('street'), colors.ruleStrong, streetWidth(view.zoom), streetOpacity),
  ];
}
