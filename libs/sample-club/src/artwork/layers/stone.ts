import { mix } from '../color.ts';
import { outward, oval } from '../svg.ts';

export function stone(
  x: number,
  y: number,
  half: number,
  tall: number,
  color: string,
  light: string,
) {
  return oval(
    x,
    y,
    half,
    tall,
    outward(
      [
        [0, mix(color, light, 0.5)],
        [0.6, color],
        [1, mix(color, '#0a1418', 0.4)],
      ],
      0.38,
      0.3,
    ),
  );
}
