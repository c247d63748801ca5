import { mix, veil } from '../color.ts';
import {
  across,
  box,
  corners,
  downward,
  legs,
  oval,
  repeat,
  round,
  shape,
  stroke,
} from '../svg.ts';
import { glow } from './sky.ts';

/** A round table under a cloth that falls to the floor. */
export function clothTable(
  x: number,
  top: number,
  width: number,
  base: number,
  cloth: string,
  shade: string,
): string {
  const half = width / 2;
  const folds = 9;
  let hem = `M${round(x - half)} ${round(top)}L${round(x - half * 0.94)} ${round(base)}`;
  for (let index = 0; index < folds; index += 1) {
    hem += `q${round((half * 1.88) / folds / 2)} ${index % 2 === 0 ? 22 : 8} ${round((half * 1.88) / folds)} 0`;
  }
  const creases = repeat(folds - 1, (index) =>
    legs(
      [x - half * 0.94 + ((index + 1) * half * 1.88) / folds, base],
      [x - half * 0.9 + ((index + 1) * half * 1.8) / folds, top + 50],
    ),
  );
  return (
    oval(x, base + 12, half * 1.1, 26, veil('#0a0810', 0.4)) +
    shape(
      `${hem}L${round(x + half)} ${round(top)}Z`,
      across([0, cloth], [0.5, mix(cloth, shade, 0.3)], [1, shade]),
    ) +
    stroke(creases, veil(shade, 0.6), 6) +
    oval(
      x,
      top,
      half,
      half * 0.16,
      downward([0, mix(cloth, shade, 0.12)], [1, mix(cloth, '#ffffff', 0.3)]),
    )
  );
}

/** A glass on a stem, partly filled. */
export function wineGlass(x: number, base: number, size: number, wine: string, glass = '#ffffff') {
  return (
    oval(x, base, size * 0.2, size * 0.035, veil(glass, 0.5)) +
    stroke(legs([x, base], [x, base - size * 0.46]), veil(glass, 0.65), size * 0.025) +
    shape(
      `M${round(x - size * 0.2)} ${round(base - size * 0.78)}Q${round(x - size * 0.2)} ${round(base - size * 0.45)} ${round(x)} ${round(base - size * 0.44)}Q${round(x + size * 0.2)} ${round(base - size * 0.45)} ${round(x + size * 0.2)} ${round(base - size * 0.78)}Z`,
      wine,
      { opacity: 0.9 },
    ) +
    shape(
      `M${round(x - size * 0.17)} ${round(base - size)}Q${round(x - size * 0.25)} ${round(base - size * 0.45)} ${round(x)} ${round(base - size * 0.44)}Q${round(x + size * 0.25)} ${round(base - size * 0.45)} ${round(x + size * 0.17)} ${round(base - size)}Z`,
      veil(glass, 0.2),
    ) +
    stroke(
      `M${round(x - size * 0.13)} ${round(base - size * 0.92)}Q${round(x - size * 0.18)} ${round(base - size * 0.65)} ${round(x - size * 0.11)} ${round(base - size * 0.54)}`,
      veil(glass, 0.7),
      size * 0.018,
    )
  );
}

/** A wine bottle. */
export function bottle(x: number, base: number, size: number, color: string, label: string) {
  return (
    shape(
      `M${round(x - size * 0.13)} ${round(base)}V${round(base - size * 0.58)}Q${round(x - size * 0.13)} ${round(base - size * 0.68)} ${round(x - size * 0.045)} ${round(base - size * 0.74)}V${round(base - size)}H${round(x + size * 0.045)}V${round(base - size * 0.74)}Q${round(x + size * 0.13)} ${round(base - size * 0.68)} ${round(x + size * 0.13)} ${round(base - size * 0.58)}V${round(base)}Z`,
      across([0, mix(color, '#ffffff', 0.34)], [0.3, color], [1, mix(color, '#08080c', 0.5)]),
    ) +
    box(
      x - size * 0.13,
      base - size * 0.46,
      size * 0.26,
      size * 0.24,
      across([0, label], [1, mix(label, color, 0.4)]),
    ) +
    box(x - size * 0.05, base - size, size * 0.1, size * 0.14, label)
  );
}

/** A burning candle. */
export function candle(x: number, base: number, height: number, wax: string, light: string) {
  return (
    glow(x, base - height * 1.18, height * 1.9, light, 0.6) +
    box(
      x - height * 0.09,
      base - height,
      height * 0.18,
      height,
      downward([0, mix(wax, light, 0.6)], [0.3, wax], [1, mix(wax, '#6a4a30', 0.4)]),
      { corner: 3 },
    ) +
    stroke(legs([x, base - height], [x, base - height * 1.07]), '#3a2418', 2.5) +
    shape(
      `M${round(x)} ${round(base - height * 1.42)}Q${round(x + height * 0.14)} ${round(base - height * 1.14)} ${round(x)} ${round(base - height * 1.05)}Q${round(x - height * 0.14)} ${round(base - height * 1.14)} ${round(x)} ${round(base - height * 1.42)}Z`,
      downward([0, light], [1, '#fff8e0']),
    )
  );
}

/** A plate with a folded napkin, seen from the side of the table. */
export function setting(x: number, y: number, size: number, china: string, napkin: string) {
  return (
    oval(x, y + size * 0.04, size, size * 0.2, veil('#100c14', 0.18)) +
    oval(x, y, size, size * 0.19, china) +
    oval(x, y - 2, size * 0.68, size * 0.12, mix(china, '#8a7a70', 0.16)) +
    shape(
      corners(
        [x - size * 0.34, y],
        [x - size * 0.06, y - size * 0.5],
        [x + size * 0.34, y],
        [x + size * 0.1, y + size * 0.06],
      ),
      across([0, mix(napkin, '#ffffff', 0.25)], [1, napkin]),
    )
  );
}

/** A side chair with an upholstered back, seen from behind or in front. */
export function chair(x: number, base: number, height: number, color: string, wood: string) {
  return (
    stroke(
      legs([x - height * 0.2, base], [x - height * 0.18, base - height * 0.4]) +
        legs([x + height * 0.2, base], [x + height * 0.18, base - height * 0.4]),
      wood,
      height * 0.035,
    ) +
    shape(
      `M${round(x - height * 0.2)} ${round(base - height * 0.42)}V${round(base - height * 0.85)}Q${round(x)} ${round(base - height * 1.12)} ${round(x + height * 0.2)} ${round(base - height * 0.85)}V${round(base - height * 0.42)}Z`,
      across([0, mix(color, '#ffffff', 0.18)], [1, mix(color, '#100c14', 0.2)]),
    ) +
    oval(x, base - height * 0.42, height * 0.25, height * 0.07, mix(color, '#100c14', 0.16))
  );
}
