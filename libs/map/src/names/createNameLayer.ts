import { type Box, controlBoxes, type MapSize, type MapView, screenOffset } from '@parlour/core';
import { tokens } from '@parlour/ui/tokens';
import type { PlanFile } from '../plans/planFile.ts';
import { sizeOf } from '../sizeOf.ts';
import { slices } from '../slices.ts';
import { centerOrigin, svgElement } from '../svg.ts';
import { sansFont } from '../theme.ts';
import * as styles from './nameLayer.css.ts';
import { LINE_HEIGHT, type NameLook, nameLooks } from './nameLook.ts';
import { type PlacedName, placePlanNames } from './placePlanNames.ts';

const { color } = tokens;

const HALO_WIDTH = 3;

/** The names of a plan on a layer of their own, below the pins. */
export interface NameLayer {
  readonly layer: HTMLElement;
  /** Places and draws the names for a view where the map rests. A later call ends an earlier one. */
  readonly draw: (view: MapView, reserved: readonly Box[]) => Promise<void>;
  /** Moves the drawn names with a map that moves. */
  readonly follow: (view: MapView) => void;
}

/** The box of the attribution, as long as it is with a plan. */
const attributionBox = ({ width, height }: MapSize): Box => ({
  x: width / 2 - 150,
  y: height / 2 - 12,
  width: 300,
  height: 24,
});

/** Returns a function that measures lines in the font of an element. Throws without a canvas. */
const measureIn = (element: HTMLElement) => {
  const context = document.createElement('canvas').getContext('2d');
  if (context === null) throw new Error('The browser has no canvas.');
  const font = sansFont(element);
  return (text: string, { size, spacing }: NameLook) => {
    context.font = `${size}px "${font}", sans-serif`;
    return context.measureText(text).width + spacing * text.length;
  };
};

const drawName = ({ kind, lines, place }: PlacedName): SVGElement => {
  const look = nameLooks[kind];
  const degrees = (place.angle * 180) / Math.PI;
  const name = svgElement('g', {
    transform: `translate(${place.x} ${place.y}) rotate(${degrees})`,
    fill: color[look.color],
    'font-size': look.size,
    'letter-spacing': look.spacing,
  });
  lines.forEach((line, index) => {
    const text = svgElement('text', {
      // WebKit does not inherit it.
      'dominant-baseline': 'central',
      y: (index - (lines.length - 1) / 2) * look.size * LINE_HEIGHT,
    });
    text.append(line);
    name.append(text);
  });
  return name;
};

/** Creates the layer of a plan's names. The element gives its size, its colors and its font. Throws without a canvas. */
export function createNameLayer(element: HTMLElement, plan: PlanFile): NameLayer {
  const measure = measureIn(element);
  const layer = document.createElement('div');
  layer.className = styles.layer;
  layer.setAttribute('aria-hidden', 'true');
  // The names are a picture. Scripts and tests that look for text of the page must not find them.
  const shadow = layer.attachShadow({ mode: 'closed' });
  const picture = svgElement('svg', {
    width: '100%',
    height: '100%',
    stroke: color.surfaceSunken,
    'stroke-width': HALO_WIDTH,
    'stroke-linejoin': 'round',
    'paint-order': 'stroke',
    // Letters at fractions of a pixel, as their widths were measured.
    'text-rendering': 'geometricPrecision',
    'text-anchor': 'middle',
  });
  shadow.append(picture);
  let drawn: MapView | null = null;
  let drawing = 0;

  return {
    layer,
    draw: async (view, reserved) => {
      drawing += 1;
      const current = drawing;
      const size = sizeOf(element);
      const free = [...controlBoxes(size), attributionBox(size), ...reserved];
      const names: SVGElement[] = [];
      for await (const name of slices(placePlanNames(plan, view, size, free, measure))) {
        if (current !== drawing) return;
        if (name !== null) names.push(drawName(name));
      }
      drawn = view;
      layer.classList.remove(styles.moving);
      layer.style.transform = '';
      centerOrigin(picture, size);
      picture.replaceChildren(...names);
    },
    follow: (view) => {
      if (drawn === null) return;
      layer.classList.add(styles.moving);
      const { x, y } = screenOffset(view, drawn.center);
      const scale = 2 ** (view.zoom - drawn.zoom);
      layer.style.transform = `translate(${x}px, ${y}px) scale(${scale})`;
    },
  };
}
