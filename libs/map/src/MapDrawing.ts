import type { MapView, Position } from '@parlour/core';

/** What a map library does for the map. Everything else, pins and windows included, is drawn by React over it. */
export interface MapDrawing {
  /** Looks at a place; without motion where the reader wants less of it. */
  readonly show: (view: MapView) => void;
  /** Moves what is seen by CSS pixels, to the right and down. */
  readonly move: (right: number, down: number) => void;
  /** Turns gestures, the keys of the map and the zoom control on or off. */
  readonly setInteractive: (isInteractive: boolean) => void;
  /** Keeps the middle of an element at a place of the map. @returns what takes the element away again. */
  readonly place: (element: HTMLElement, position: Position) => () => void;
  /** Removes all that was drawn. */
  readonly destroy: () => void;
}

/** What a drawing is given. */
export interface MapGround {
  /** Where the map goes: an empty element with a size. Colors of the theme are read from it. */
  readonly element: HTMLElement;
  readonly view: MapView;
  /** Told the zoom, as in {@link MapView}, when it has changed. */
  readonly onZoomed: (zoom: number) => void;
  /** Told of what could not be loaded later on; the drawing goes on with what it has. */
  readonly onLoadError: (error: unknown) => void;
}

/** Begins a map, without gestures. Rejects or throws when the map library can't be used. */
export type DrawMap = (ground: MapGround) => MapDrawing | Promise<MapDrawing>;

/** Which map library draws, and with what. */
export type MapDrawingChoice =
  | { readonly kind: 'google'; readonly key: string }
  /** Without the address of a style the embedded base map is drawn. */
  | { readonly kind: 'maplibre'; readonly styleUrl: string | null };

/** Loads the code of a map library, which no page needs before it shows a map. */
export const loadDrawing = async (choice: MapDrawingChoice): Promise<DrawMap> => {
  if (choice.kind === 'google') {
    const { drawWithGoogle } = await import('./google/drawWithGoogle.ts');
    return drawWithGoogle(choice.key);
  }
  const { drawWithMapLibre } = await import('./maplibre/drawWithMapLibre.ts');
  return drawWithMapLibre(choice.styleUrl);
};
