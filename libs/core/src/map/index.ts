export { filterVendors, mapFilterLabel, mapFilters, type MapFilter } from './filters.ts';
export { MAP_OVERLAY_LABEL, mapMachine } from './mapMachine.ts';
export { DEFAULT_MAP_VIEW, mapView, type MapView, type Position } from './mapView.ts';
export { PIN_SIZE, pinsOf, type Pin, type PinInfo } from './pins.ts';
