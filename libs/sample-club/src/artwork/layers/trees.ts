import { mix } from '../color.ts';
import type { Random } from '../random.ts';
import { across, downward, flow, oval, ovalPath, repeat, round, shape, stroke } from '../svg.ts';
import type { Point } from '../svg.ts';
import { dabs } from './foliage.ts';

/** A cypress: a slim flame, darker on its right. */
export function cypress(x: number, base: number, height: number, color: string): string {
  const half = height * 0.085;
  const path = `M${round(x)} ${round(base - height)}C${round(x + half)} ${round(base - height * 0.7)} ${round(x + half * 1.5)} ${round(base - height * 0.2)} ${round(x + half * 0.5)} ${round(base)}H${round(x - half * 0.5)}C${round(x - half * 1.5)} ${round(base - height * 0.2)} ${round(x - half)} ${round(base - height * 0.7)} ${round(x)} ${round(base - height)}Z`;
  return shape(
    path,
    across([0, mix(color, '#ffffff', 0.16)], [0.5, color], [1, mix(color, '#000000', 0.25)]),
  );
}

/** An umbrella pine: a leaning trunk under flat clouds of needles. */
export function umbrellaPine(
  random: Random,
  x: number,
  base: number,
  height: number,
  color: string,
  light: string,
): string {
  const lean = height * random.between(-0.08, 0.08);
  const crown = base - height * 0.82;
  const trunk =
    stroke(
      flow([x, base], [x + lean * 0.3, base - height * 0.4], [x + lean, crown]),
      mix(color, '#2a1410', 0.5),
      height * 0.035,
    ) +
    stroke(
      flow([x + lean * 0.4, base - height * 0.5], [x + height * 0.17, crown + height * 0.02]),
      mix(color, '#2a1410', 0.5),
      height * 0.02,
    ) +
    stroke(
      flow([x + lean * 0.4, base - height * 0.52], [x - height * 0.17, crown + height * 0.03]),
      mix(color, '#2a1410', 0.5),
      height * 0.02,
    );
  const pad = (dx: number, dy: number, width: number) =>
    oval(
      x + lean + dx * height,
      crown + dy * height,
      width * height,
      height * 0.085,
      downward([0, mix(color, light, 0.35)], [0.6, color], [1, mix(color, '#000000', 0.2)]),
    );
  return trunk + pad(-0.2, 0.02, 0.2) + pad(0.21, 0.01, 0.19) + pad(0, -0.07, 0.29);
}

/** A palm with arching fronds. */
export function palm(
  random: Random,
  x: number,
  base: number,
  height: number,
  color: string,
  light: string,
): string {
  const lean = height * random.between(-0.12, 0.12);
  const top: Point = [x + lean, base - height];
  const trunk = stroke(
    flow([x, base], [x + lean * 0.25, base - height * 0.5], top),
    mix(color, '#3a2018', 0.55),
    height * 0.032,
  );
  const fronds = repeat(13, (index) => {
    const angle = Math.PI * (1.12 - (index / 12) * 1.24) + random.between(-0.08, 0.08);
    return frond(
      top,
      angle,
      height * random.between(0.36, 0.46),
      index % 3 === 0 ? mix(color, light, 0.28) : color,
    );
  });
  return trunk + fronds;
}

/** One palm frond: a spine with hanging leaflets on both sides. */
function frond([x, y]: Point, angle: number, length: number, color: string): string {
  const tipX = x + Math.cos(angle) * length;
  const tipY = y - Math.sin(angle) * length * 0.75 + length * 0.42;
  const bendX = x + Math.cos(angle) * length * 0.55;
  const bendY = y - Math.sin(angle) * length * 0.8 - length * 0.12;
  let path = `M${round(x)} ${round(y)}Q${round(bendX)} ${round(bendY)} ${round(tipX)} ${round(tipY)}`;
  for (let step = 2; step <= 14; step += 1) {
    const t = step / 14;
    const px = (1 - t) ** 2 * x + 2 * t * (1 - t) * bendX + t * t * tipX;
    const py = (1 - t) ** 2 * y + 2 * t * (1 - t) * bendY + t * t * tipY;
    const reach = length * 0.3 * Math.sin(Math.PI * Math.min(0.95, t * 0.8 + 0.15));
    path += `M${round(px)} ${round(py)}q${round(reach * 0.25 * Math.sign(tipX - x || 1))} ${round(reach * 0.4)} ${round(reach * 0.2 * Math.sign(tipX - x || 1))} ${round(reach)}`;
    path += `M${round(px)} ${round(py)}q${round(reach * 0.5 * Math.sign(tipX - x || 1))} ${round(-reach * 0.1)} ${round(reach * 0.8 * Math.sign(tipX - x || 1))} ${round(reach * 0.4)}`;
  }
  return stroke(path, color, Math.max(1.6, length * 0.02));
}

/** A broad-leaved tree: a forked trunk under clumps of leaves, each lit from the upper left. */
export function leafyTree(
  random: Random,
  x: number,
  base: number,
  height: number,
  color: string,
  light: string,
  width = height * 0.7,
): string {
  const crownHeight = height * 0.7;
  const y = base - height + crownHeight / 2;
  const bark = mix(color, '#241a18', 0.65);
  const lean = width * random.between(-0.06, 0.06);
  const forkX = x + lean;
  const forkY = base - height * 0.34;
  const fork = (dx: number, dy: number, thick: number) =>
    stroke(
      flow(
        [forkX, forkY + height * 0.02],
        [forkX + dx * width * 0.4, forkY - height * 0.08],
        [x + dx * width, y + dy * crownHeight],
      ),
      bark,
      height * thick,
    );
  const trunk =
    shape(
      `M${round(x - height * 0.034)} ${round(base)}Q${round(x - height * 0.012)} ${round(base - height * 0.1)} ${round(forkX - height * 0.012)} ${round(forkY)}` +
        `h${round(height * 0.024)}Q${round(x + height * 0.016)} ${round(base - height * 0.1)} ${round(x + height * 0.038)} ${round(base)}Z`,
      bark,
    ) +
    fork(-0.3, 0.1, 0.014) +
    fork(0.28, 0.05, 0.014) +
    fork(0.04, -0.1, 0.02);
  const clumps = Array.from({ length: 17 }, (_, index) => {
    const angle = index * 2.4 + random.between(-0.3, 0.3);
    const distance = Math.sqrt(index / 17);
    return {
      x: x + Math.cos(angle) * distance * width * 0.37,
      y: y + Math.sin(angle) * distance * crownHeight * 0.33,
      size: width * random.between(0.13, 0.2),
    };
  }).toSorted((first, second) => first.y - second.y || first.x - second.x);
  const crown = clumps
    .map((clump) => {
      const share =
        (clump.y - (y - crownHeight * 0.4)) / (crownHeight * 0.8) + (clump.x - x) / width / 2;
      const tone = mix(
        mix(color, light, 0.34),
        mix(color, '#101820', 0.34),
        Math.max(0, Math.min(1, share)),
      );
      return (
        shape(
          tuftPath(random, clump.x, clump.y, clump.size),
          downward([0, mix(tone, light, 0.2)], [0.55, tone], [1, mix(tone, '#101820', 0.26)]),
        ) +
        dabs(
          random,
          9,
          [
            clump.x - clump.size * 0.2,
            clump.y - clump.size * 0.35,
            clump.size * 0.7,
            clump.size * 0.35,
          ],
          height * 0.009,
          mix(tone, light, 0.42),
          0.7,
        )
      );
    })
    .join('');
  return trunk + crown;
}

/** One tuft of leaves with a scalloped, uneven edge. */
function tuftPath(random: Random, x: number, y: number, size: number): string {
  let path = ovalPath(x, y, size * 0.92, size * 0.66);
  for (let index = 0; index < 11; index += 1) {
    const angle = (index / 11) * Math.PI * 2;
    const knob = size * random.between(0.2, 0.34);
    path += ovalPath(
      x + Math.cos(angle) * size * 0.82,
      y + Math.sin(angle) * size * 0.56,
      knob,
      knob * 0.8,
    );
  }
  return path;
}

/** A conifer of hanging tiers. */
export function conifer(
  random: Random,
  x: number,
  base: number,
  height: number,
  color: string,
  light = color,
): string {
  const tiers = 7;
  let path = '';
  let sheen = '';
  for (let tier = 0; tier < tiers; tier += 1) {
    const top = base - height + (height * 0.9 * tier) / tiers;
    const half = height * (0.045 + (0.19 * (tier + 1)) / tiers) * random.between(0.88, 1.1);
    const drop = (height * 1.5) / tiers;
    path += `M${round(x)} ${round(top)}Q${round(x + half * 0.35)} ${round(top + drop * 0.7)} ${round(x + half)} ${round(top + drop)}Q${round(x)} ${round(top + drop * 0.8)} ${round(x - half)} ${round(top + drop)}Q${round(x - half * 0.35)} ${round(top + drop * 0.7)} ${round(x)} ${round(top)}Z`;
    sheen += `M${round(x)} ${round(top)}Q${round(x - half * 0.35)} ${round(top + drop * 0.7)} ${round(x - half)} ${round(top + drop)}Q${round(x - half * 0.3)} ${round(top + drop * 0.75)} ${round(x)} ${round(top)}Z`;
  }
  return (
    stroke(`M${round(x)} ${round(base)}v${round(-height * 0.2)}`, color, height * 0.03) +
    shape(path, color) +
    shape(sheen, light, { opacity: 0.45 })
  );
}
