/** Returns the three channels of a `#rrggbb` color. */
function channels(color: string): readonly [number, number, number] {
  const value = Number.parseInt(color.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/** Returns a color between two others: `share` 0 is the first, 1 the second. */
export function mix(first: string, second: string, share: number): string {
  const [red, green, blue] = channels(first);
  const [otherRed, otherGreen, otherBlue] = channels(second);
  const blend = (from: number, to: number) =>
    Math.round(from + (to - from) * share)
      .toString(16)
      .padStart(2, '0');
  return `#${blend(red, otherRed)}${blend(green, otherGreen)}${blend(blue, otherBlue)}`;
}

/** Returns a translucent color: `strength` 0 is invisible, 1 is opaque. */
export function veil(color: string, strength: number): string {
  return `rgba(${channels(color).join(',')},${Number(strength.toFixed(3))})`;
}
