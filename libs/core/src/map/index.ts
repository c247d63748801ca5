export { archiveOf, type MapArchive } from './archives.ts';
export { type Box } from './boxes.ts';
export {
  filterPins,
  MAP_FILTER_PARAMETER,
  mapFilterLabel,
  mapFilters,
  parseMapFilter,
  type MapFilter,
} from './filters.ts';
export { mapsDevice, OPEN_IN_MAPS, placeUrl, type MapsDevice } from './openInMaps.ts';
export { groundNamePlacer, type Footprint } from './groundNames.ts';
export {
  LABEL_GAP,
  LABEL_HEIGHT,
  labelWidths,
  pinBoxes,
  placeLabels,
  type LabelSide,
  type PinLabel,
} from './labels.ts';
export { controlBoxes } from './mapControls.ts';
export { DEFAULT_MAP_VIEW, mapView } from './mapView.ts';
export { screenOffset, type MapSize, type MapView, type Point, type Position } from './mercator.ts';
export { nudgeLengths, spreadPins, type Nudge, type NudgeLength } from './spreadPins.ts';
export { PIN_SIZE, PIN_STAR, pinNumbers, pinsOf, type Pin, type PinInfo } from './pins.ts';
