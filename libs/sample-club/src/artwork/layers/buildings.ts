import { mix, veil } from '../color.ts';
import type { Random } from '../random.ts';
import {
  across,
  archPath,
  box,
  boxPath,
  corners,
  downward,
  repeat,
  round,
  shape,
  stroke,
} from '../svg.ts';

export interface Panes {
  readonly x: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly columns: number;
  readonly rows: number;
  readonly dark: string;
  readonly lit: string;
  /** The share (0 to 1) of lit windows. */
  readonly litShare: number;
  /** The share of a cell that the window fills, across and down. */
  readonly fill?: readonly [number, number];
  readonly arched?: boolean;
  readonly shutters?: string;
  readonly balconies?: string;
  readonly frame?: string;
}

/** A grid of windows with their details. */
export function panes(random: Random, grid: Panes): string {
  const [fillX, fillY] = grid.fill ?? [0.46, 0.6];
  const cellWidth = grid.width / grid.columns;
  const cellHeight = grid.height / grid.rows;
  const width = cellWidth * fillX;
  const height = cellHeight * fillY;
  const outline = grid.arched
    ? archPath
    : (x: number, top: number, wide: number, base: number) => boxPath(x, top, wide, base - top);
  let [dark, lit, frames, shutters, rails, bars] = ['', '', '', '', '', ''];
  for (let row = 0; row < grid.rows; row += 1) {
    for (let column = 0; column < grid.columns; column += 1) {
      const x = grid.x + column * cellWidth + (cellWidth - width) / 2;
      const top = grid.top + row * cellHeight + (cellHeight - height) / 2;
      const path = outline(x, top, width, top + height);
      if (random.chance(grid.litShare)) {
        lit += path;
      } else {
        dark += path;
      }
      frames += outline(x - 4, top - 4, width + 8, top + height + 4);
      bars += `M${round(x + width / 2)} ${round(top)}v${round(height)}M${round(x)} ${round(top + height * 0.36)}h${round(width)}`;
      shutters +=
        boxPath(x - width * 0.52, top, width * 0.46, height) +
        boxPath(x + width * 1.06, top, width * 0.46, height);
      rails +=
        boxPath(x - width * 0.2, top + height * 0.72, width * 1.4, 3) +
        boxPath(x - width * 0.24, top + height, width * 1.48, 5);
      for (let bar = 0; bar <= 7; bar += 1) {
        rails += boxPath(
          x - width * 0.2 + (width * 1.4 * bar) / 7 - 1,
          top + height * 0.72,
          2,
          height * 0.28,
        );
      }
    }
  }
  return (
    (grid.frame === undefined ? '' : shape(frames, grid.frame)) +
    shape(dark, downward([0, mix(grid.dark, grid.lit, 0.14)], [1, grid.dark])) +
    shape(lit, downward([0, grid.lit], [1, mix(grid.lit, grid.dark, 0.28)])) +
    (width > 14
      ? stroke(bars, grid.frame ?? mix(grid.dark, grid.lit, 0.2), Math.min(2.4, width * 0.06))
      : '') +
    (grid.shutters === undefined ? '' : shape(shutters, grid.shutters)) +
    (grid.balconies === undefined ? '' : shape(rails, grid.balconies))
  );
}

/** A wall with light from the left. */
export function wall(x: number, top: number, width: number, base: number, color: string) {
  return box(
    x,
    top,
    width,
    base - top,
    across([0, mix(color, '#ffffff', 0.1)], [0.7, color], [1, mix(color, '#101828', 0.2)]),
  );
}

/** A moulding with its shadow. */
export function cornice(x: number, y: number, width: number, color: string, height = 9) {
  return (
    box(x - 6, y, width + 12, height, color) +
    box(x, y + height, width, height * 0.9, veil('#101020', 0.22))
  );
}

/** A zinc mansard with dormers and chimneys. */
export function mansard(
  random: Random,
  x: number,
  base: number,
  width: number,
  height: number,
  color: string,
  lit: string,
  litShare: number,
): string {
  const inset = height * 0.3;
  const roof = corners(
    [x - 4, base],
    [x + inset, base - height],
    [x + width - inset, base - height],
    [x + width + 4, base],
  );
  const chimneys = repeat(Math.max(1, Math.round(width / 130)), () => {
    const cx = random.between(x + inset, x + width - inset - 30);
    const tall = random.between(24, 50);
    const pots = repeat(4, (pot) =>
      box(cx + 3 + pot * 8, base - height - tall - 12, 5, 13, mix(color, '#c9623f', 0.6)),
    );
    return box(cx, base - height - tall, 36, tall + 12, mix(color, '#e8c8a8', 0.4)) + pots;
  });
  const dormers = Math.max(1, Math.round(width / 90));
  return (
    chimneys +
    shape(
      roof,
      across([0, mix(color, '#ffffff', 0.25)], [0.6, color], [1, mix(color, '#101828', 0.25)]),
    ) +
    stroke(
      `M${round(x + inset)} ${round(base - height)}H${round(x + width - inset)}`,
      mix(color, '#ffffff', 0.4),
      4,
    ) +
    panes(random, {
      x,
      top: base - height * 0.8,
      width,
      height: height * 0.72,
      columns: dormers,
      rows: 1,
      dark: mix(color, '#101828', 0.5),
      lit,
      litShare,
      fill: [0.3, 0.8],
      arched: true,
      frame: mix(color, '#ffffff', 0.4),
    })
  );
}

/** A hipped or gabled tile roof seen from the front, with eaves. */
export function gable(
  x: number,
  base: number,
  width: number,
  height: number,
  color: string,
): string {
  const path = corners([x - 8, base], [x + width / 2, base - height], [x + width + 8, base]);
  return shape(
    path,
    across(
      [0, mix(color, '#ffffff', 0.16)],
      [0.5, color],
      [0.5, mix(color, '#101020', 0.18)],
      [1, mix(color, '#101020', 0.3)],
    ),
  );
}

/** A modern or art-deco tower with setbacks; light comes from the left. */
export function tower(
  random: Random,
  x: number,
  base: number,
  width: number,
  height: number,
  color: string,
  lit: string,
  litShare: number,
  setbacks = 0,
): string {
  let parts = '';
  let [left, wide, top] = [x, width, base - height];
  const tall = height / (setbacks + 1);
  for (let step = 0; step <= setbacks; step += 1) {
    const share = (setbacks - step) / (setbacks + 1);
    const stepTop = base - height + share * height * 0.34;
    left = x + width * 0.17 * step;
    wide = width - width * 0.34 * step;
    top = stepTop;
    parts += wall(left, stepTop, wide, base, color);
    const rows = Math.max(3, Math.round((base - stepTop) / 30));
    parts += panes(random, {
      x: left + wide * 0.05,
      top: stepTop + 12,
      width: wide * 0.9,
      height: (step === setbacks ? base - stepTop : tall) * 0.96,
      columns: Math.max(2, Math.round(wide / 19)),
      rows: step === setbacks ? rows : Math.max(2, Math.round(tall / 30)),
      dark: mix(color, '#0a1020', 0.3),
      lit,
      litShare,
      fill: [0.42, 0.55],
    });
  }
  return parts + box(left, top - 5, wide, 6, mix(color, '#ffffff', 0.25));
}
