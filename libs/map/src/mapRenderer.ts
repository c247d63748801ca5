import type { Box, MapView, Position } from '@parlour/core';

/** The operations of a map library. React renders everything else over it, including pins and windows. */
export interface MapRenderer {
  /**
   * Resolves when the first view is drawn, with the names if {@link MapRenderer.avoid} was called. At once where the
   * library does not tell.
   */
  readonly drawn: Promise<void>;
  /** Shows a view. Without animation if the member prefers reduced motion. */
  readonly show: (view: MapView) => void;
  /** Moves the visible content by CSS pixels, to the right and down. */
  readonly move: (right: number, down: number) => void;
  /** Enables or disables gestures, the map's keys and the zoom control. */
  readonly setInteractive: (isInteractive: boolean) => void;
  /** Anchors the center of an element at a position of the map. @returns a function that removes the element. */
  readonly place: (element: HTMLElement, position: Position) => () => void;
  /** Tells what the ground's own names leave free, in the view where the map rests. */
  readonly avoid: (boxes: readonly Box[]) => void;
  /** Removes the map. */
  readonly destroy: () => void;
}

/** The options of a {@link MapRenderer}. */
export interface MapRendererOptions {
  /** The map's container: an empty element with a size. The theme's colors are read from it. */
  readonly element: HTMLElement;
  readonly view: MapView;
  /** Called with the new view when the map has come to rest. */
  readonly onMoved: (view: MapView) => void;
  /** Called for a later failure to load. The renderer continues with the data that it has. */
  readonly onLoadError: (error: unknown) => void;
  /** Called when a map that was created can't be shown after all. */
  readonly onFailed: (error: unknown) => void;
}

/** Creates a map without gestures. Rejects or throws when the map library cannot be used. */
export type CreateMapRenderer = (options: MapRendererOptions) => MapRenderer | Promise<MapRenderer>;

/** What MapLibre renders below the pins. With neither a style nor tiles it is the embedded base map. */
export interface MapGround {
  readonly styleUrl: string | null;
  /** An archive of tiles in the Protomaps schema, or a list of archives. A style takes precedence. */
  readonly tilesUrl: string | null;
}

/** The choice of the map library, with its options. */
export type MapRendererChoice =
  | { readonly kind: 'google'; readonly key: string }
  | ({ readonly kind: 'maplibre' } & MapGround);
