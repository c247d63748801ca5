export type { MapRendererChoice } from './mapRenderer.ts';
export { VendorMap, type VendorMapProps } from './VendorMap.tsx';
