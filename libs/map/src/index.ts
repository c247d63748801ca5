export type { MapDrawingChoice } from './MapDrawing.ts';
export { VendorMap, type VendorMapProps } from './VendorMap.tsx';
