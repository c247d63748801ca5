export { archiveOf, type MapArchive } from './archives.ts';
export { filterPins, mapFilterLabel, mapFilters, type MapFilter } from './filters.ts';
export { mapsDevice, OPEN_IN_MAPS, placeUrl, type MapsDevice } from './openInMaps.ts';
export {
  LABEL_GAP,
  LABEL_HEIGHT,
  labelWidths,
  placeLabels,
  type LabelSide,
  type PinLabel,
} from './labels.ts';
export { MAP_OVERLAY_LABEL, mapMachine } from './mapMachine.ts';
export { DEFAULT_MAP_VIEW, mapView, type MapView, type Position } from './mapView.ts';
export { type MapSize } from './mercator.ts';
export { nudgeLengths, spreadPins, type Nudge, type NudgeLength } from './spreadPins.ts';
export { PIN_SIZE, pinNumbers, pinsOf, type Pin, type PinInfo } from './pins.ts';
