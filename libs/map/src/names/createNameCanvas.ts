import { type Box, type MapSize, type MapView, screenOffset } from '@parlour/core';
import { canvasOn, sizeOf } from '../still/canvas.ts';
import { slices } from '../still/slices.ts';
import type { PlanFile } from '../plans/planFile.ts';
import { mapColors, sansFont } from '../theme.ts';
import { LINE_HEIGHT, type NameLook, nameLooks } from './nameLook.ts';
import { type PlacedName, placePlanNames } from './placePlanNames.ts';

const HALO_WIDTH = 3;

/** The names of a plan on a canvas of their own, below the pins. */
export interface NameCanvas {
  readonly canvas: HTMLCanvasElement;
  /** Places and draws the names for a view where the map rests. A later call ends an earlier one. */
  readonly draw: (view: MapView, reserved: readonly Box[]) => Promise<void>;
  /** Moves the drawn names with a map that moves. */
  readonly follow: (view: MapView) => void;
}

/** What the map's own controls cover: the invitation to click and the attribution. */
const controls = ({ width, height }: MapSize): readonly Box[] => [
  { x: -width / 2 + 132, y: height / 2 - 48, width: 264, height: 84 },
  { x: width / 2 - 150, y: height / 2 - 12, width: 300, height: 24 },
];

/** Creates the canvas of a plan's names. The element gives its size, its colors and its font. */
export function createNameCanvas(element: HTMLElement, plan: PlanFile): NameCanvas {
  const { canvas, context, clear } = canvasOn(element);
  const colors = mapColors(element);
  const font = sansFont(element);
  let drawn: MapView | null = null;
  let drawing = 0;

  const setFont = ({ size, spacing }: NameLook) => {
    if (context === null) return;
    context.font = `${size}px "${font}", sans-serif`;
    context.letterSpacing = `${spacing}px`;
  };
  const measure = (text: string, look: NameLook) => {
    setFont(look);
    return context?.measureText(text).width ?? 0;
  };
  const write = ({ kind, lines, place }: PlacedName) => {
    if (context === null) return;
    const look = nameLooks[kind];
    setFont(look);
    context.save();
    context.translate(place.x, place.y);
    context.rotate(place.angle);
    lines.forEach((line, index) => {
      const y = (index - (lines.length - 1) / 2) * look.size * LINE_HEIGHT;
      context.fillStyle = colors[look.color];
      context.strokeText(line, 0, y);
      context.fillText(line, 0, y);
    });
    context.restore();
  };

  return {
    canvas,
    draw: async (view, reserved) => {
      drawing += 1;
      const current = drawing;
      if (context === null) return;
      const size = sizeOf(element);
      const free = [...controls(size), ...reserved];
      const names: PlacedName[] = [];
      for await (const name of slices(placePlanNames(plan, view, size, free, measure))) {
        if (current !== drawing) return;
        if (name !== null) names.push(name);
      }
      drawn = view;
      canvas.style.transform = '';
      clear();
      context.textAlign = 'center';
      context.textBaseline = 'middle';
      context.lineJoin = 'round';
      context.lineWidth = HALO_WIDTH;
      context.strokeStyle = colors.surfaceSunken;
      for (const name of names) write(name);
    },
    follow: (view) => {
      if (drawn === null) return;
      const { x, y } = screenOffset(view, drawn.center);
      const scale = 2 ** (view.zoom - drawn.zoom);
      canvas.style.transform = `translate(${x}px, ${y}px) scale(${scale})`;
    },
  };
}
