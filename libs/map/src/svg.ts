import type { MapSize } from '@parlour/core';

/** The attributes of an element. A color may be a token: unlike a style, an attribute passes a strict policy. */
export type SvgAttributes = Readonly<Record<string, string | number>>;

/** Creates an element of SVG. */
export function svgElement<Name extends keyof SVGElementTagNameMap>(
  name: Name,
  attributes: SvgAttributes,
): SVGElementTagNameMap[Name] {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  return element;
}

/** Puts the origin of a picture in its middle, with a CSS pixel as its unit. */
export function centerOrigin(picture: SVGSVGElement, { width, height }: MapSize): void {
  picture.setAttribute('viewBox', `${-width / 2} ${-height / 2} ${width} ${height}`);
}
