import { RenderedMap, type ShownMapProps } from './RenderedMap.tsx';
import { loadRenderer } from './loadRenderer.ts';
import type { MapRendererChoice } from './mapRenderer.ts';

export type VendorMapProps = ShownMapProps & {
  /** The choice of the map library. It must not change while the map is mounted. */
  renderer: MapRendererChoice;
};

/**
 * A map of vendors with pins, a window for the selected pin and an optional filter bar. It is covered until the first
 * click, and loads the map library when it comes into view.
 */
export function VendorMap({ renderer: choice, ...props }: VendorMapProps) {
  return <RenderedMap {...props} load={() => loadRenderer(choice)} />;
}
