import type { Palette } from './palette.ts';
import type { Random } from './random.ts';

/** Draws one picture as SVG markup for a 1600 x 1000 sheet. */
export type Scene = (palette: Palette, random: Random) => string;
