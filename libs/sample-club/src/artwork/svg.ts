/** The SVG primitives of every picture. All lengths are pixels of a 1600 x 1000 sheet. */

export type Point = readonly [x: number, y: number];

/** A plain color, or a gradient with its own definition. */
export type Paint = string | { readonly id: string; readonly definition: string };

export interface Style {
  readonly opacity?: number;
  readonly turn?: string;
}

/** One stop of a gradient: its place (0 to 1) and its color. */
export type Stop = readonly [at: number, color: string];

export function round(value: number) {
  return String(Math.round(value * 10) / 10);
}

function identify(kind: string, content: string): string {
  let hash = 5381;
  for (let index = 0; index < content.length; index += 1) {
    hash = (Math.imul(hash, 33) ^ content.charCodeAt(index)) >>> 0;
  }
  return `${kind}${hash.toString(36)}`;
}

function gradient(element: string, geometry: string, stops: readonly Stop[]): Paint {
  const stopElements = stops
    .map(([at, color]) => `<stop offset="${at}" stop-color="${color}"/>`)
    .join('');
  const id = identify('g', element + geometry + stopElements);
  return {
    id,
    definition: `<defs><${element} id="${id}" ${geometry}>${stopElements}</${element}></defs>`,
  };
}

/** A gradient from the top to the bottom of the shape. */
export function downward(...stops: Stop[]) {
  return gradient('linearGradient', 'x1="0" y1="0" x2="0" y2="1"', stops);
}

/** A gradient from the left to the right of the shape. */
export function across(...stops: Stop[]) {
  return gradient('linearGradient', 'x1="0" y1="0" x2="1" y2="0"', stops);
}

/** A gradient from the middle of the shape to its edge; `centerX` and `centerY` (0 to 1) move the middle. */
export function outward(stops: readonly Stop[], centerX = 0.5, centerY = 0.5) {
  return gradient('radialGradient', `cx="${centerX}" cy="${centerY}" r="0.5"`, stops);
}

function painted(tag: string, geometry: string, attribute: string, paint: Paint, style: Style) {
  const definition = typeof paint === 'string' ? '' : paint.definition;
  const reference = typeof paint === 'string' ? paint : `url(#${paint.id})`;
  const opacity = style.opacity === undefined ? '' : ` opacity="${round(style.opacity * 100)}%"`;
  const turn = style.turn === undefined ? '' : ` transform="${style.turn}"`;
  return `${definition}<${tag} ${geometry} ${attribute}="${reference}"${opacity}${turn}/>`;
}

/** A filled path. */
export function shape(path: string, paint: Paint, style: Style = {}) {
  return painted('path', `d="${path}"`, 'fill', paint, style);
}

/** A drawn line with round ends. */
export function stroke(path: string, paint: Paint, width: number, style: Style = {}) {
  return painted(
    'path',
    `d="${path}" fill="none" stroke-width="${round(width)}" stroke-linecap="round" stroke-linejoin="round"`,
    'stroke',
    paint,
    style,
  );
}

export function box(
  x: number,
  y: number,
  width: number,
  height: number,
  paint: Paint,
  style: Style & { readonly corner?: number } = {},
) {
  return painted(
    'rect',
    `x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" rx="${round(style.corner ?? 0)}"`,
    'fill',
    paint,
    style,
  );
}

export function disc(x: number, y: number, radius: number, paint: Paint, style: Style = {}) {
  return oval(x, y, radius, radius, paint, style);
}

export function oval(
  x: number,
  y: number,
  radiusX: number,
  radiusY: number,
  paint: Paint,
  style: Style = {},
) {
  return painted(
    'ellipse',
    `cx="${round(x)}" cy="${round(y)}" rx="${round(radiusX)}" ry="${round(radiusY)}"`,
    'fill',
    paint,
    style,
  );
}

/** Returns the closed path through corners. */
export function corners(...points: Point[]) {
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`;
}

/** Returns the open path through points, with straight segments. */
export function legs(...points: Point[]) {
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}`;
}

/** Returns the smooth open path through points (Catmull-Rom). */
export function flow(...points: Point[]): string {
  const at = (index: number): Point =>
    points[Math.max(0, Math.min(points.length - 1, index))] ?? [0, 0];
  let path = `M${round(at(0)[0])} ${round(at(0)[1])}`;
  for (let index = 0; index < points.length - 1; index += 1) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const leave = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const arrive = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    path += `C${[...leave, ...arrive, ...to].map(round).join(' ')}`;
  }
  return path;
}

/** A smooth line closed down to a base line: the outline of a hill, a wave, a heap. */
export function flowDownTo(base: number, ...points: Point[]): string {
  const first = points[0]?.[0] ?? 0;
  const last = points.at(-1)?.[0] ?? 0;
  return `${flow(...points)}L${round(last)} ${round(base)}L${round(first)} ${round(base)}Z`;
}

/** A rectangle as a path, to join many into one shape. */
export function boxPath(x: number, y: number, width: number, height: number) {
  return `M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}Z`;
}

/** A rectangle with a half-round top and its bottom at `base`. */
export function archPath(x: number, top: number, width: number, base: number): string {
  const radius = width / 2;
  return `M${round(x)} ${round(base)}V${round(top + radius)}a${round(radius)} ${round(radius)} 0 0 1 ${round(width)} 0V${round(base)}Z`;
}

/** A circle or ellipse as a path, to join many into one shape. */
export function ovalPath(x: number, y: number, radiusX: number, radiusY = radiusX) {
  return `M${round(x - radiusX)} ${round(y)}a${round(radiusX)} ${round(radiusY)} 0 1 0 ${round(radiusX * 2)} 0a${round(radiusX)} ${round(radiusY)} 0 1 0 ${round(-radiusX * 2)} 0Z`;
}

const group = (content: string, transform: string, opacity = 1) =>
  `<g transform="${transform}" opacity="${opacity}">${content}</g>`;

/** Moves and scales content. */
export function placed(content: string, x: number, y: number, scale = 1) {
  return group(content, `translate(${round(x)} ${round(y)}) scale(${scale})`);
}

/** Mirrors content vertically at a level, as in still water. */
export function mirrored(content: string, level: number, opacity: number, depth = 1) {
  return group(content, `translate(0 ${round(level * (1 + depth))}) scale(1 ${-depth})`, opacity);
}

/** Clips content to a path. */
export function within(path: string, content: string): string {
  const id = identify('c', path);
  return `<defs><clipPath id="${id}"><path d="${path}"/></clipPath></defs><g clip-path="url(#${id})">${content}</g>`;
}

/** Blurs content. */
export function blurred(content: string, radius: number): string {
  const id = `b${round(radius).replace('.', '_')}`;
  return `<defs><filter id="${id}" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="${round(radius)}"/></filter></defs><g filter="url(#${id})">${content}</g>`;
}

/** Joins the given number of pieces. */
export function repeat(count: number, piece: (index: number) => string) {
  return Array.from({ length: Math.max(0, Math.round(count)) }, (_, index) => piece(index)).join(
    '',
  );
}
