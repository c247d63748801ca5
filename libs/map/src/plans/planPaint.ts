/** How the plan is drawn, by the still picture and by MapLibre alike. Widths are CSS pixels. */
export const planPaint = {
  parkOpacity: 0.2,
  shoreOpacity: 0.5,
  shoreWidth: 1,
  streetOpacity: 0.65,
} as const;

const STREET_GROWTH = 1.45;
/** From farther away streets get no thinner. */
const THINNEST_FROM = 12;
/** Of a street at zoom 14. */
const STREET_WIDTH = 2.6;

/** Returns the width of a street at a zoom of a world of 256 pixels. */
export function streetWidth(zoom: number): number {
  return STREET_WIDTH * STREET_GROWTH ** (Math.max(THINNEST_FROM, zoom) - 14);
}

/** The zooms and the base between which MapLibre grows a street as {@link streetWidth} does. */
export const streetGrowth = { base: STREET_GROWTH, from: THINNEST_FROM - 1, to: 19 } as const;
