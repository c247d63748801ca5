import { mix, veil } from '../color.ts';
import { box, corners, downward, oval, repeat, round, shape, stroke } from '../svg.ts';
import { glow } from './sky.ts';

/** A street lamp with its light. */
export function lamp(
  x: number,
  base: number,
  height: number,
  color: string,
  light: string,
): string {
  const top = base - height;
  return (
    glow(x, top, height * 0.5, light, 0.5) +
    stroke(`M${round(x)} ${round(base)}V${round(top + 12)}`, color, Math.max(3, height * 0.022)) +
    box(x - height * 0.04, base - height * 0.05, height * 0.08, height * 0.05, color) +
    shape(
      corners(
        [x - height * 0.045, top - height * 0.05],
        [x + height * 0.045, top - height * 0.05],
        [x + height * 0.028, top + height * 0.055],
        [x - height * 0.028, top + height * 0.055],
      ),
      light,
    ) +
    shape(
      corners(
        [x - height * 0.055, top - height * 0.05],
        [x, top - height * 0.11],
        [x + height * 0.055, top - height * 0.05],
      ),
      color,
    )
  );
}

/** A striped awning that hangs from `top`. */
export function awning(
  x: number,
  top: number,
  width: number,
  depth: number,
  first: string,
  second: string,
  stripes = 12,
): string {
  const cell = width / stripes;
  const flare = depth * 0.25;
  const band = repeat(stripes, (index) => {
    const left = x + index * cell;
    const lower = (at: number) => x - flare + ((at - x) / width) * (width + flare * 2);
    const fill = index % 2 === 0 ? first : second;
    const hem = top + depth;
    const mid = (lower(left) + lower(left + cell)) / 2;
    return shape(
      `M${round(left)} ${round(top)}H${round(left + cell)}L${round(lower(left + cell))} ${round(hem)}Q${round(mid)} ${round(hem + depth * 0.3)} ${round(lower(left))} ${round(hem)}Z`,
      downward([0, mix(fill, '#ffffff', 0.1)], [1, mix(fill, '#101020', 0.15)]),
    );
  });
  return (
    oval(x + width / 2, top + depth * 1.25, width * 0.52, depth * 0.35, veil('#101020', 0.25)) +
    band
  );
}
