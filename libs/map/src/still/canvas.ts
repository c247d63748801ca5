import type { MapSize } from '@parlour/core';
import * as styles from './still.css.ts';

/** Returns the size of an element in CSS pixels. */
export function sizeOf({ clientWidth, clientHeight }: HTMLElement): MapSize {
  return { width: clientWidth, height: clientHeight };
}

/** A canvas whose origin is in its middle and whose unit is a CSS pixel. */
export interface CenteredCanvas {
  readonly canvas: HTMLCanvasElement;
  /** Null where the browser has none. */
  readonly context: CanvasRenderingContext2D | null;
  /** Empties the canvas in the present size of the element. @returns that size */
  readonly clear: () => MapSize;
}

/** Creates a canvas in the size of an element. It is no part of what a screen reader tells. */
export function canvasOn(element: HTMLElement): CenteredCanvas {
  const canvas = document.createElement('canvas');
  canvas.className = styles.canvas;
  canvas.setAttribute('aria-hidden', 'true');
  const context = canvas.getContext('2d');
  return {
    canvas,
    context,
    clear: () => {
      const size = sizeOf(element);
      const density = Math.min(2, window.devicePixelRatio || 1);
      // Setting a size also empties the canvas.
      canvas.width = Math.round(size.width * density);
      canvas.height = Math.round(size.height * density);
      context?.setTransform(density, 0, 0, density, canvas.width / 2, canvas.height / 2);
      return size;
    },
  };
}
