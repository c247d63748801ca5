import { mix, veil } from '../color.ts';
import { across, box, oval, repeat, round, stroke } from '../svg.ts';
import { glow } from './sky.ts';

/** A paper lantern with ribs. */
export function lantern(x: number, y: number, size: number, color: string, light: string) {
  return (
    glow(x, y, size * 3.2, light, 0.5) +
    oval(
      x,
      y,
      size * 0.62,
      size * 0.8,
      across([0, mix(color, light, 0.45)], [0.4, mix(color, light, 0.25)], [1, color]),
    ) +
    repeat(5, (rib) =>
      stroke(
        `M${round(x - size * 0.56)} ${round(y - size * 0.45 + rib * size * 0.225)}q${round(size * 0.56)} ${round(size * 0.1)} ${round(size * 1.12)} 0`,
        veil('#200810', 0.25),
        2,
      ),
    ) +
    box(x - size * 0.26, y - size * 0.9, size * 0.52, size * 0.16, '#201418') +
    box(x - size * 0.26, y + size * 0.74, size * 0.52, size * 0.16, '#201418')
  );
}
