import { mix, veil } from '../color.ts';
import type { Palette } from '../palette.ts';
import type { Random } from '../random.ts';
import {
  across,
  archPath,
  box,
  boxPath,
  corners,
  disc,
  downward,
  legs,
  oval,
  repeat,
  round,
  shape,
  stroke,
  within,
} from '../svg.ts';
import { glow } from './sky.ts';

/** A wall and a floor of boards that run to a vanishing point. */
export function room(
  wallTop: string,
  wallBase: string,
  floorY: number,
  floor: string,
  vanishX = 800,
): string {
  let boards = '';
  for (let index = -16; index <= 32; index += 1) {
    boards += legs(
      [vanishX + (index * 100 - vanishX) * 0.62, floorY],
      [vanishX + (index * 100 - vanishX) * 1.9, 1000],
    );
  }
  return (
    box(0, 0, 1600, floorY, downward([0, wallTop], [1, wallBase])) +
    box(0, floorY, 1600, 1000 - floorY, downward([0, mix(floor, wallBase, 0.35)], [1, floor])) +
    stroke(boards, veil('#100c14', 0.1), 2) +
    box(0, floorY - 22, 1600, 22, mix(wallBase, '#ffffff', 0.16)) +
    box(0, floorY, 1600, 7, veil('#100c14', 0.25))
  );
}

/** An opening in a wall with a view. `head` 'arch' rounds its top. */
export function opening(
  x: number,
  top: number,
  width: number,
  base: number,
  view: string,
  frame: string,
  head: 'arch' | 'flat',
  bars = 1,
): string {
  const outline = (grow: number) =>
    head === 'arch'
      ? archPath(x - grow, top - grow, width + grow * 2, base + grow)
      : boxPath(x - grow, top - grow, width + grow * 2, base - top + grow * 2);
  const lines = repeat(bars, (index) =>
    legs(
      [x + (width * (index + 1)) / (bars + 1), top],
      [x + (width * (index + 1)) / (bars + 1), base],
    ),
  );
  return (
    shape(outline(16), frame) +
    within(outline(0), view) +
    (bars > 0 ? stroke(lines, frame, 7) : '') +
    stroke(outline(0), veil('#100c14', 0.25), 3)
  );
}

/** A hanging of cloth in folds. */
export function curtain(
  x: number,
  top: number,
  width: number,
  base: number,
  color: string,
  folds = 7,
): string {
  const fold = width / folds;
  return repeat(folds, (index) =>
    shape(
      `M${round(x + index * fold)} ${round(top)}h${round(fold + 1)}V${round(base)}q${round(-fold / 2)} 14 ${round(-fold - 1)} 0Z`,
      across(
        [0, mix(color, '#100810', 0.38)],
        [0.35, mix(color, '#ffffff', 0.14)],
        [0.7, color],
        [1, mix(color, '#100810', 0.42)],
      ),
    ),
  );
}

/** A chandelier of tiers of candles. */
export function chandelier(
  x: number,
  y: number,
  size: number,
  metal: string,
  light: string,
): string {
  const tier = (dy: number, half: number, count: number) =>
    stroke(
      `M${round(x - half)} ${round(y + dy)}Q${round(x)} ${round(y + dy + size * 0.32)} ${round(x + half)} ${round(y + dy)}`,
      metal,
      size * 0.025,
    ) +
    repeat(count, (index) => {
      const at = x - half + (half * 2 * index) / (count - 1);
      const drop = Math.sin((Math.PI * index) / (count - 1)) * size * 0.16;
      return (
        box(at - size * 0.014, y + dy + drop - size * 0.1, size * 0.028, size * 0.1, '#fff6e4') +
        oval(at, y + dy + drop - size * 0.13, size * 0.016, size * 0.034, light) +
        glow(at, y + dy + drop - size * 0.13, size * 0.16, light, 0.5) +
        oval(at, y + dy + drop + size * 0.06, size * 0.014, size * 0.04, veil('#ffffff', 0.55))
      );
    });
  return (
    glow(x, y, size * 1.5, light, 0.42) +
    stroke(legs([x, -10], [x, y + size * 0.2]), metal, size * 0.02) +
    tier(size * 0.02, size * 0.6, 9) +
    tier(-size * 0.22, size * 0.34, 7) +
    disc(x, y + size * 0.24, size * 0.05, metal)
  );
}

/** A shaded hanging lamp. */
export function pendant(x: number, y: number, size: number, color: string, light: string) {
  return (
    stroke(legs([x, -10], [x, y - size * 0.5]), color, 3) +
    shape(
      corners(
        [x - size * 0.75, y + size * 0.9],
        [x + size * 0.75, y + size * 0.9],
        [x + size * 3, y + size * 9],
        [x - size * 3, y + size * 9],
      ),
      downward([0, veil(light, 0.22)], [1, veil(light, 0)]),
    ) +
    glow(x, y + size * 0.3, size * 3, light, 0.5) +
    shape(
      `M${round(x - size * 0.75)} ${round(y + size * 0.3)}Q${round(x - size * 0.6)} ${round(y - size * 0.5)} ${round(x)} ${round(y - size * 0.55)}Q${round(x + size * 0.6)} ${round(y - size * 0.5)} ${round(x + size * 0.75)} ${round(y + size * 0.3)}Z`,
      across([0, mix(color, light, 0.4)], [1, color]),
    ) +
    oval(x, y + size * 0.3, size * 0.75, size * 0.1, light)
  );
}

/** A round column with capital and foot. */
export function column(
  x: number,
  top: number,
  base: number,
  width: number,
  color: string,
  shade: string,
) {
  return (
    box(
      x - width / 2,
      top,
      width,
      base - top,
      across([0, mix(color, '#ffffff', 0.18)], [0.4, color], [1, shade]),
    ) +
    repeat(4, (flute) =>
      box(
        x - width * 0.34 + flute * width * 0.22,
        top + 20,
        width * 0.04,
        base - top - 40,
        veil(shade, 0.5),
      ),
    ) +
    box(x - width * 0.7, top - 8, width * 1.4, 22, mix(color, '#ffffff', 0.2)) +
    box(x - width * 0.62, top + 12, width * 1.24, 14, shade) +
    box(x - width * 0.66, base - 26, width * 1.32, 30, mix(color, shade, 0.35))
  );
}

/** An abstract painting in a thin frame: bands, discs and an arc in the palette's inks. */
export function painting(
  random: Random,
  x: number,
  top: number,
  width: number,
  height: number,
  palette: Palette,
  motif: number,
): string {
  const sheet = box(
    x,
    top,
    width,
    height,
    downward([0, mix(palette.light, palette.accent, 0.12 * motif)], [1, palette.light]),
  );
  const motifs = [
    () =>
      disc(x + width * 0.5, top + height * 0.4, width * 0.27, palette.accent) +
      box(x, top + height * 0.62, width, height * 0.38, palette.near) +
      box(x, top + height * 0.72, width, height * 0.06, palette.accent),
    () =>
      repeat(5, (index) =>
        shape(
          `M${round(x)} ${round(top + height * (0.25 + index * 0.15))}q${round(width * 0.25)} ${round(-height * random.between(0.04, 0.16))} ${round(width * 0.5)} 0t${round(width * 0.5)} 0V${round(top + height)}H${round(x)}Z`,
          mix(palette.far, palette.ink, index * 0.22),
        ),
      ) + disc(x + width * 0.74, top + height * 0.16, width * 0.09, palette.accent),
    () =>
      shape(
        archPath(x + width * 0.14, top + height * 0.2, width * 0.46, top + height),
        palette.near,
      ) +
      shape(
        archPath(x + width * 0.4, top + height * 0.42, width * 0.46, top + height),
        palette.accent,
        { opacity: 0.85 },
      ) +
      disc(x + width * 0.7, top + height * 0.22, width * 0.1, palette.ink),
  ];
  return (
    box(x - 12, top - 6, width + 28, height + 26, veil('#100c14', 0.18)) +
    box(x - 12, top - 12, width + 24, height + 24, palette.ink) +
    within(boxPath(x, top, width, height), sheet + (motifs[motif % motifs.length]?.() ?? ''))
  );
}
