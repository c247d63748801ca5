/** A point of a picture, in percent of its width and height. */
export type FocusPoint = { x: number; y: number };

/** How many times as wide, relative to its height, a picture is as its box. The first is the shape of most pictures. */
const wider = 'var(--picture, 1.6) / (var(--box))';

/** Moves a picture that is `times` as long as its box until a point of it is in the middle, or an edge stops it. */
const along = (point: string, times: string) =>
  `clamp(0%, (${point} * ${times} - .5) / max(${times} - 1, .0001) * 100%, 100%)`;

/**
 * The `object-position` that centers a point in a crop as far as the picture reaches. A percentage alone would put it as
 * far from the crop's edge as it is from the picture's. The box has its ratio as `--box`, {@link placePicture} says the rest.
 */
export const centeredCrop = [
  along('var(--x, .5)', `(${wider})`),
  along('var(--y, .5)', `(1 / (${wider}))`),
].join(' ');

/**
 * Tells a picture which point its crop keeps; undefined for its middle. A property that a script sets is no inline style to
 * a page's policy. It is called again when the picture has loaded, since its ratio is unknown before.
 */
export function placePicture(image: HTMLImageElement, point: FocusPoint | undefined): void {
  const { style, naturalWidth, naturalHeight } = image;
  if (point === undefined && style.length === 0) return;
  const ratio = naturalHeight > 0 ? `;--picture:${naturalWidth / naturalHeight}` : '';
  style.cssText = point === undefined ? '' : `--x:${point.x / 100};--y:${point.y / 100}${ratio}`;
}
