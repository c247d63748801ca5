/** A point of a picture, in percent of its width and height. */
export type FocusPoint = { x: number; y: number };

/**
 * Moves a picture that is `times` as long as its box until a point of it is in the middle, or an edge stops it. One that is
 * no longer than its box stays in the middle.
 */
const along = (percent: number, times: string) =>
  `clamp(0%, 50% + ${percent - 50}% * ${times} * clamp(0, (${times} - 1) * 10000, 1) / max(${times} - 1, .0001), 100%)`;

/**
 * Tells a picture which point its crop centers as far as the picture reaches; undefined for its middle. A percentage alone
 * would put it as far from the crop's edge as it is from the picture's. The box has its ratio as `--box`. A property that a
 * script sets is no inline style to a page's policy. It is called again when the picture has loaded, since its ratio is
 * unknown before.
 */
export function placePicture(image: HTMLImageElement, point: FocusPoint | undefined): void {
  const { style, naturalWidth, naturalHeight } = image;
  if (point === undefined && style.length === 0) return;
  style.objectPosition = point === undefined ? '' : positionOf(point, naturalWidth, naturalHeight);
}

function positionOf({ x, y }: FocusPoint, width: number, height: number): string {
  if (width === 0 || height === 0) return `${x}% ${y}%`;
  const box = '(var(--box))';
  return `${along(x, `(${width / height} / ${box})`)} ${along(y, `(${height / width} * ${box})`)}`;
}
