import { mix } from '../color.ts';
import { disc, legs, repeat, shape, stroke } from '../svg.ts';

/** An open parasol with panels. */
export function parasol(
  x: number,
  base: number,
  height: number,
  half: number,
  first: string,
  second: string,
): string {
  const top = base - height;
  const rim = top + half * 0.42;
  return (
    stroke(legs([x, base], [x, top]), '#6a4a34', 12) +
    repeat(8, (index) => {
      const left = x - half + (index * half) / 4;
      const bend = (at: number) => x + (at - x) * 0.62;
      return shape(
        `M${x} ${top}Q${bend(left)} ${top + half * 0.1} ${left} ${rim}q${half / 8} ${half * 0.07} ${half / 4} 0Q${bend(left + half / 4)} ${top + half * 0.1} ${x} ${top}Z`,
        mix(index % 2 === 0 ? first : second, '#101020', index * 0.03),
      );
    }) +
    disc(x, top - 4, 9, '#6a4a34')
  );
}
