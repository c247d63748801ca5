import { mix, veil } from '../color.ts';
import type { Palette } from '../palette.ts';
import type { Random } from '../random.ts';
import {
  box,
  disc,
  downward,
  flow,
  outward,
  oval,
  ovalPath,
  repeat,
  round,
  shape,
  stroke,
} from '../svg.ts';

/** The sky, from the top of the sheet down to the horizon. */
export function sky(palette: Palette, horizon: number): string {
  const middle = mix(palette.high, palette.low, 0.55);
  return box(
    0,
    0,
    1600,
    horizon + 2,
    downward([0, palette.high], [0.55, middle], [1, palette.low]),
  );
}

/** A sun or moon with its halo. */
export function sun(x: number, y: number, radius: number, color: string, halo = 0.55): string {
  const reach = radius * 4.5;
  return (
    disc(
      x,
      y,
      reach,
      outward([
        [0, veil(color, halo)],
        [0.35, veil(color, halo * 0.35)],
        [1, veil(color, 0)],
      ]),
    ) + disc(x, y, radius, color)
  );
}

/** Light around a lamp, a flame or a lit door. */
export function glow(x: number, y: number, reach: number, color: string, strength = 0.6) {
  return disc(
    x,
    y,
    reach,
    outward([
      [0, veil(color, strength)],
      [0.4, veil(color, strength * 0.35)],
      [1, veil(color, 0)],
    ]),
  );
}

/** One flat-bottomed bank of cloud, `width` across. */
function cloud(x: number, y: number, width: number, random: Random): string {
  const height = width * random.between(0.05, 0.09);
  let path = `M${round(x)} ${round(y)}`;
  const humps = 5;
  for (let hump = 0; hump < humps; hump += 1) {
    const rise = height * Math.sin(((hump + 0.5) / humps) * Math.PI) * random.between(1.2, 2.6);
    path += `q${round(width / humps / 2)} ${round(-rise)} ${round(width / humps)} 0`;
  }
  return `${path}q${round(-width * 0.1)} ${round(height)} ${round(-width * 0.5)} ${round(height * 0.7)}T${round(x)} ${round(y)}Z`;
}

/** Banks of cloud between two levels. */
export function clouds(
  random: Random,
  count: number,
  from: number,
  to: number,
  color: string,
): string {
  return repeat(count, () => {
    const y = random.between(from, to);
    const width = random.between(180, 620);
    const path = cloud(random.between(-150, 1450), y, width, random);
    return shape(path, downward([0, veil(color, 0.6)], [1, veil(color, 0.12)]));
  });
}

/** Long streaks of high cloud, like those of an airbrush. */
export function streaks(
  random: Random,
  count: number,
  from: number,
  to: number,
  color: string,
): string {
  return repeat(count, () =>
    oval(
      random.between(0, 1600),
      random.between(from, to),
      random.between(200, 620),
      random.between(4, 16),
      outward([
        [0, veil(color, 0.45)],
        [1, veil(color, 0)],
      ]),
    ),
  );
}

export function stars(random: Random, count: number, depth: number, color: string): string {
  const layer = (share: number, size: number, opacity: number) => {
    let path = '';
    for (let index = 0; index < count * share; index += 1) {
      const height = random.between(0, 1) ** 1.4 * depth;
      path += ovalPath(random.between(0, 1600), height, random.between(size * 0.5, size));
    }
    return shape(path, color, { opacity });
  };
  return layer(0.7, 1.6, 0.55) + layer(0.25, 2.4, 0.8) + layer(0.05, 3.6, 1);
}

/** A band of mist, thickest at its foot. */
export function mist(top: number, base: number, color: string, strength = 0.8) {
  return box(0, top, 1600, base - top, downward([0, veil(color, 0)], [1, veil(color, strength)]));
}

/** A small flock, drawn with one brush stroke for each bird. */
export function birds(random: Random, x: number, y: number, count: number, color: string): string {
  return repeat(count, (index) => {
    const left = x + index * random.between(26, 48);
    const top = y + random.between(-34, 34);
    const span = random.between(9, 16);
    const path = `M${round(left - span)} ${round(top - span * 0.35)}q${round(span * 0.6)} ${round(-span * 0.2)} ${round(span)} ${round(span * 0.35)}q${round(span * 0.4)} ${round(-span * 0.55)} ${round(span)} ${round(-span * 0.35)}`;
    return stroke(path, color, 2.2, { opacity: 0.75 });
  });
}

/** A wisp of smoke or steam that rises from a place. */
export function wisp(x: number, y: number, height: number, color: string, opacity = 0.35): string {
  const sway = height * 0.14;
  const path = flow(
    [x, y],
    [x + sway, y - height * 0.3],
    [x - sway, y - height * 0.62],
    [x + sway * 0.7, y - height],
  );
  return stroke(path, color, height * 0.05, { opacity });
}
