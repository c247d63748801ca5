export { loadMapGround } from './loadMapGround.ts';
export type { MapRendererChoice } from './mapRenderer.ts';
export { PlacePicker, type PlacePickerProps } from './PlacePicker.tsx';
export { PinNumber, type PinNumberProps } from './PinNumber.tsx';
export { VendorMap, type VendorMapProps } from './VendorMap.tsx';
