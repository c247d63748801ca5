import { mix, veil } from '../color.ts';
import { across, boxPath, corners, disc, legs, round, shape, stroke } from '../svg.ts';
import type { Point } from '../svg.ts';

/** An iron lattice tower on four feet. `bands` paints every other storey in a second color. */
export function latticeTower(
  x: number,
  base: number,
  height: number,
  color: string,
  light: string,
  bands?: string,
): string {
  const half = (t: number) => height * (0.19 * Math.exp(-3.5 * t) + 0.009);
  const thick = (t: number) => height * 0.058 * Math.exp(-2.6 * t) + height * 0.004;
  const at = (t: number) => base - height * t;
  const leg = (side: 1 | -1) => {
    const outer: Point[] = [];
    const inner: Point[] = [];
    for (let t = 0; t <= 0.92; t += 0.04) {
      outer.push([x + side * half(t), at(t)]);
      inner.push([x + side * Math.max(0, half(t) - thick(t)), at(t)]);
    }
    return corners(...outer, ...inner.toReversed());
  };
  let lattice = '';
  for (let t = 0.02; t < 0.86; t += 0.035) {
    const next = t + 0.035;
    const [low, high] = [half(t), half(next)];
    const [lowIn, highIn] = [Math.max(0, low - thick(t)), Math.max(0, high - thick(next))];
    for (const side of [1, -1]) {
      lattice +=
        legs([x + side * low, at(t)], [x + side * highIn, at(next)]) +
        legs([x + side * lowIn, at(t)], [x + side * high, at(next)]);
    }
    if (t > 0.4) {
      lattice +=
        legs([x - low, at(t)], [x + high, at(next)]) + legs([x + low, at(t)], [x - high, at(next)]);
    }
  }
  const deck = (t: number, over: number, tall: number) =>
    boxPath(x - half(t) * over, at(t), half(t) * 2 * over, height * tall);
  const arch = `M${round(x - half(0) + thick(0))} ${round(at(0.02))}Q${round(x)} ${round(at(0.27))} ${round(x + half(0) - thick(0))} ${round(at(0.02))}`;
  const tint = across([0, mix(color, light, 0.4)], [0.5, color], [1, mix(color, '#101828', 0.25)]);
  let stripes = '';
  if (bands !== undefined) {
    for (let t = 0.3; t < 0.9; t += 0.2) {
      stripes += corners(
        [x - half(t), at(t)],
        [x - half(t + 0.09), at(t + 0.09)],
        [x + half(t + 0.09), at(t + 0.09)],
        [x + half(t), at(t)],
      );
    }
  }
  return (
    stroke(lattice, color, Math.max(1.4, height * 0.0035)) +
    shape(leg(-1) + leg(1), tint) +
    stroke(arch, color, height * 0.012) +
    (bands === undefined ? '' : shape(stripes, veil(bands, 0.85))) +
    shape(deck(0.2, 1.14, 0.022) + deck(0.38, 1.2, 0.018) + deck(0.87, 1.9, 0.022), color) +
    shape(
      corners([x - height * 0.006, at(0.85)], [x, at(1.06)], [x + height * 0.006, at(0.85)]),
      color,
    )
  );
}

/** A clock tower with a pointed roof. */
export function clockTower(
  x: number,
  base: number,
  height: number,
  color: string,
  face: string,
  roof: string,
): string {
  const width = height * 0.13;
  const left = x - width / 2;
  const top = base - height * 0.74;
  const clock = top + width * 0.62;
  let ribs = '';
  for (let rib = 1; rib < 6; rib += 1) {
    ribs += `M${round(left + (width * rib) / 6)} ${round(base)}V${round(top + width * 1.3)}`;
  }
  return (
    shape(
      boxPath(left, top, width, base - top),
      across([0, mix(color, '#ffffff', 0.22)], [0.6, color], [1, mix(color, '#101828', 0.25)]),
    ) +
    stroke(ribs, veil('#101828', 0.25), width * 0.04) +
    shape(
      boxPath(left - width * 0.09, top + width * 0.02, width * 1.18, width * 1.22),
      across([0, mix(color, '#ffffff', 0.3)], [1, mix(color, '#101828', 0.15)]),
    ) +
    disc(x, clock, width * 0.46, mix(color, '#101828', 0.3)) +
    disc(x, clock, width * 0.4, face) +
    stroke(
      legs([x, clock], [x, clock - width * 0.3]) +
        legs([x, clock], [x + width * 0.2, clock + width * 0.1]),
      mix(color, '#101828', 0.6),
      width * 0.05,
    ) +
    shape(
      corners(
        [left - width * 0.1, top],
        [x - width * 0.32, top - width * 0.62],
        [x + width * 0.32, top - width * 0.62],
        [left + width * 1.1, top],
      ),
      roof,
    ) +
    shape(
      boxPath(x - width * 0.32, top - width * 0.95, width * 0.64, width * 0.34),
      mix(roof, face, 0.45),
    ) +
    shape(
      corners(
        [x - width * 0.38, top - width * 0.93],
        [x, base - height],
        [x + width * 0.38, top - width * 0.93],
      ),
      roof,
    ) +
    stroke(legs([x, base - height], [x, base - height * 1.05]), roof, 3)
  );
}

/** A pagoda of `storeys` roofs with upturned eaves. */
export function pagoda(
  x: number,
  base: number,
  height: number,
  storeys: number,
  roof: string,
  body: string,
  lit: string,
): string {
  const step = (height * 0.8) / storeys;
  let parts = '';
  for (let storey = 0; storey < storeys; storey += 1) {
    const foot = base - storey * step;
    const half = height * (0.245 - storey * 0.024);
    const room = half * 0.56;
    const eave = foot - step * 0.5;
    const posts = Array.from({ length: 5 }, (_, index) =>
      boxPath(x - room + (room * 2 * index) / 4 - 3, eave, 6, step * 0.5),
    ).join('');
    parts +=
      shape(
        boxPath(x - room, eave - 6, room * 2, step * 0.5 + 8),
        across([0, mix(body, '#ffffff', 0.15)], [1, mix(body, '#101020', 0.3)]),
      ) +
      shape(boxPath(x - room * 0.42, eave + step * 0.1, room * 0.84, step * 0.32), lit, {
        opacity: 0.85,
      }) +
      shape(posts, mix(body, '#101020', 0.45)) +
      shape(
        boxPath(x - room * 1.25, foot - step * 0.07, room * 2.5, step * 0.06),
        mix(body, '#101020', 0.25),
      ) +
      shape(
        `M${round(x - half)} ${round(eave - step * 0.09)}Q${round(x - half * 0.62)} ${round(eave - step * 0.02)} ${round(x - half * 0.42)} ${round(eave - step * 0.42)}H${round(x + half * 0.42)}Q${round(x + half * 0.62)} ${round(eave - step * 0.02)} ${round(x + half)} ${round(eave - step * 0.09)}Q${round(x + half * 0.6)} ${round(eave + step * 0.12)} ${round(x)} ${round(eave + step * 0.1)}Q${round(x - half * 0.6)} ${round(eave + step * 0.12)} ${round(x - half)} ${round(eave - step * 0.09)}Z`,
        across([0, mix(roof, '#ffffff', 0.22)], [0.5, roof], [1, mix(roof, '#0a0a14', 0.3)]),
      );
  }
  const top = base - storeys * step + step * 0.12;
  const rings = Array.from({ length: 7 }, (_, index) =>
    boxPath(
      x - 9 + index * 0.8,
      top - height * 0.02 - index * height * 0.021,
      18 - index * 1.6,
      height * 0.008,
    ),
  ).join('');
  return (
    parts +
    shape(
      corners(
        [x - 4, top + 10],
        [x - 1.5, top - height * 0.2],
        [x + 1.5, top - height * 0.2],
        [x + 4, top + 10],
      ) + rings,
      roof,
    )
  );
}

/** A suspension bridge between two stone towers. */
export function suspensionBridge(
  left: number,
  right: number,
  deck: number,
  height: number,
  base: number,
  color: string,
  light: string,
): string {
  const towers = [left + (right - left) * 0.24, left + (right - left) * 0.78];
  const [first = left, second = right] = towers;
  const top = deck - height;
  const cable = (from: Point, low: number, to: Point) =>
    `M${round(from[0])} ${round(from[1])}Q${round((from[0] + to[0]) / 2)} ${round(low)} ${round(to[0])} ${round(to[1])}`;
  const cables =
    cable([left, deck], deck - height * 0.3, [first, top]) +
    cable([first, top], deck + height * 0.82, [second, top]) +
    cable([second, top], deck - height * 0.3, [right, deck]);
  let hangers = '';
  for (let share = 0.02; share < 1; share += 0.024) {
    const x = first + (second - first) * share;
    const y =
      (1 - share) ** 2 * top + 2 * share * (1 - share) * (deck + height * 0.82) + share ** 2 * top;
    hangers +=
      legs([x, y], [x, deck]) +
      legs([first, top + 12], [first + (second - first) * share * 0.5, deck]) +
      legs([second, top + 12], [second - (second - first) * share * 0.5, deck]);
  }
  const pier = (x: number) => {
    const wide = height * 0.3;
    const opening = (shift: number) =>
      `M${round(x + shift)} ${round(deck)}V${round(top + height * 0.5)}Q${round(x + shift)} ${round(top + height * 0.34)} ${round(x + shift + wide * 0.16)} ${round(top + height * 0.26)}Q${round(x + shift + wide * 0.32)} ${round(top + height * 0.34)} ${round(x + shift + wide * 0.32)} ${round(top + height * 0.5)}V${round(deck)}Z`;
    return (
      shape(
        boxPath(x - wide / 2, top, wide, base - top),
        across([0, mix(color, light, 0.45)], [0.5, color], [1, mix(color, '#101828', 0.3)]),
      ) +
      shape(
        boxPath(x - wide * 0.58, top - 8, wide * 1.16, 14) +
          boxPath(x - wide * 0.56, deck + 26, wide * 1.12, 10),
        mix(color, light, 0.3),
      ) +
      shape(opening(-wide * 0.38) + opening(wide * 0.06), light, { opacity: 0.85 })
    );
  };
  return (
    stroke(hangers, veil(color, 0.55), 1.5) +
    towers.map(pier).join('') +
    stroke(cables, color, 6) +
    shape(boxPath(left - 30, deck, right - left + 60, 17), color) +
    shape(boxPath(left - 30, deck - 5, right - left + 60, 4), mix(color, light, 0.4))
  );
}

/** A domed and lanterned bell tower, as on a southern church. */
export function belfry(
  x: number,
  base: number,
  height: number,
  width: number,
  color: string,
  cap: string,
  hole: string,
): string {
  const left = x - width / 2;
  const top = base - height * 0.82;
  const bell = `M${round(x - width * 0.2)} ${round(top + width * 0.95)}V${round(top + width * 0.4)}a${round(width * 0.2)} ${round(width * 0.2)} 0 0 1 ${round(width * 0.4)} 0V${round(top + width * 0.95)}Z`;
  return (
    shape(
      boxPath(left, top, width, base - top),
      across([0, mix(color, '#ffffff', 0.3)], [0.55, color], [1, mix(color, '#101828', 0.25)]),
    ) +
    shape(bell, hole) +
    shape(
      boxPath(left - 5, top + width * 1.12, width + 10, 6) +
        boxPath(left - 6, top - 4, width + 12, 9),
      mix(color, '#ffffff', 0.35),
    ) +
    shape(
      `M${round(left + width * 0.06)} ${round(top - 4)}Q${round(left + width * 0.1)} ${round(top - width * 0.62)} ${round(x)} ${round(top - width * 0.72)}Q${round(left + width * 0.9)} ${round(top - width * 0.62)} ${round(left + width * 0.94)} ${round(top - 4)}Z`,
      across([0, mix(cap, '#ffffff', 0.25)], [1, mix(cap, '#101828', 0.25)]),
    ) +
    stroke(
      legs([x, top - width * 0.7], [x, base - height * 1.02]) +
        legs([x - 7, base - height * 0.985], [x + 7, base - height * 0.985]),
      cap,
      3,
    )
  );
}
