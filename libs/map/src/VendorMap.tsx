import { DrawnMap, type DrawnMapProps } from './DrawnMap.tsx';
import { loadDrawing, type MapDrawingChoice } from './MapDrawing.ts';

/** Props of {@link VendorMap}. */
export type VendorMapProps = Omit<DrawnMapProps, 'load'> & {
  /** Which map library draws. It stays the same for the life of the map. */
  drawing: MapDrawingChoice;
};

/**
 * A map of vendors (spec sections 2 and 4): covered until the first click, with pins, a window for the chosen one and,
 * where wanted, a filter bar. The map library is loaded when the map comes near the view.
 */
export function VendorMap({ drawing, ...props }: VendorMapProps) {
  return <DrawnMap {...props} load={() => loadDrawing(drawing)} />;
}
