import { DrawnMap, type DrawnMapProps } from './DrawnMap.tsx';
import { loadDrawing, type MapDrawingChoice } from './MapDrawing.ts';

export type VendorMapProps = Omit<DrawnMapProps, 'load'> & {
  /** The choice of the map library. It must not change while the map is mounted. */
  drawing: MapDrawingChoice;
};

/**
 * A map of vendors with pins, a window for the selected pin and an optional filter bar. It is covered until the first
 * click, and loads the map library when it comes into view.
 */
export function VendorMap({ drawing: choice, ...props }: VendorMapProps) {
  return <DrawnMap {...props} load={() => loadDrawing(choice)} />;
}
