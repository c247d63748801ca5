import {
  addProtocol,
  AttributionControl,
  GeoJSONSource,
  Map as LibreMap,
  Marker,
  NavigationControl,
  setWorkerUrl,
  type StyleSpecification,
} from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import type { MapView, Position } from '@parlour/core';
import { createNameLayer, type NameLayer } from '../names/createNameLayer.ts';
import { loadPlaceGround } from '../plans/loadPlaceGround.ts';
import { loadTile, TILE_PROTOCOL } from '../base-map/loadTile.ts';
import type {
  CreateMapRenderer,
  MapGround,
  MapRenderer,
  MapRendererOptions,
} from '../mapRenderer.ts';
import { mapColors } from '../theme.ts';
import { embeddedStyle, GRATICULE } from './embeddedStyle.ts';
import { givenStyle } from './givenStyle.ts';
import { graticule } from './graticule.ts';
import './maplibre.css.ts';

// Served by this site, because the content policy allows no other worker.
setWorkerUrl(workerUrl);
addProtocol(TILE_PROTOCOL, async ({ url }) => ({ data: await loadTile(url) }));

/** MapLibre's zoom is based on a world of 512 pixels, the specification's on 256. */
const ZOOM_OFFSET = 1;
const MAX_ZOOM = 18;

const toLngLat = ({ latitude, longitude }: Position) => [longitude, latitude] as [number, number];

const createMap = (
  { element, view, onLoadError }: MapRendererOptions,
  style: StyleSpecification,
) => {
  // The page was left while the ground was loaded (map-12).
  if (!element.isConnected) throw new Error('The map has left the page.');
  const map = new LibreMap({
    container: element,
    style,
    center: toLngLat(view.center),
    zoom: view.zoom - ZOOM_OFFSET,
    maxZoom: MAX_ZOOM - ZOOM_OFFSET,
    attributionControl: false,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    locale: { 'Map.Title': 'Map, moved by the arrow keys and zoomed by plus and minus' },
  });
  map.on('error', ({ error }) => onLoadError(error));
  map.addControl(new AttributionControl({ compact: false }), 'bottom-right');
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  return map;
};

/** Updates the graticule of the embedded map for the current view. */
const updateGraticule = (map: LibreMap) => {
  const bounds = map.getBounds();
  const lines = graticule({
    west: bounds.getWest(),
    south: bounds.getSouth(),
    east: bounds.getEast(),
    north: bounds.getNorth(),
  });
  const source = map.getSource(GRATICULE);
  if (source instanceof GeoJSONSource) void source.setData(lines);
};

const viewOf = (map: LibreMap): MapView => {
  const { lng, lat } = map.getCenter();
  return { center: { latitude: lat, longitude: lng }, zoom: map.getZoom() + ZOOM_OFFSET };
};

const rendererFor = (map: LibreMap, names: NameLayer | null): MapRenderer => {
  const zoomControl = new NavigationControl({ showCompass: false });
  const gestures = [
    map.dragPan,
    map.scrollZoom,
    map.boxZoom,
    map.doubleClickZoom,
    map.touchZoomRotate,
    map.keyboard,
  ];
  const setInteractive = (isInteractive: boolean) => {
    for (const gesture of gestures) {
      if (isInteractive) gesture.enable();
      else gesture.disable();
    }
    if (isInteractive && !map.hasControl(zoomControl)) map.addControl(zoomControl, 'bottom-left');
    if (!isInteractive && map.hasControl(zoomControl)) map.removeControl(zoomControl);
  };
  setInteractive(false);
  let naming = Promise.resolve();
  return {
    drawn: map.once('idle').then(() => naming),
    setInteractive,
    show: ({ center, zoom }) =>
      void map.easeTo({ center: toLngLat(center), zoom: zoom - ZOOM_OFFSET }),
    move: (right, down) => void map.panBy([-right, -down]),
    place: (element, position) => {
      const marker = new Marker({ element }).setLngLat(toLngLat(position)).addTo(map);
      return () => void marker.remove();
    },
    avoid: (boxes) => {
      if (names !== null) naming = names.draw(viewOf(map), boxes);
    },
    destroy: () => map.remove(),
  };
};

/** Puts the names of a plan between the map and its pins. They move with the map, and are placed again when it rests. */
const addNames = (map: LibreMap, names: NameLayer) => {
  map.getCanvas().after(names.layer);
  map.on('move', () => names.follow(viewOf(map)));
};

/** Creates the map of a style that was given. */
const createStyled = (options: MapRendererOptions, style: StyleSpecification) => {
  const map = createMap(options, style);
  map.on('moveend', () => options.onMoved(viewOf(map)));
  return rendererFor(map, null);
};

/** Creates the embedded base map. */
const createEmbedded = async (options: MapRendererOptions) => {
  const ground = await loadPlaceGround(options);
  const { plan } = ground;
  const names = plan === null ? null : createNameLayer(options.element, plan);
  const map = createMap(options, embeddedStyle(mapColors(options.element), ground));
  if (names !== null) addNames(map, names);
  map.on('load', () => updateGraticule(map));
  map.on('moveend', () => {
    updateGraticule(map);
    options.onMoved(viewOf(map));
  });
  return rendererFor(map, names);
};

/** Renders with MapLibre: the club's style, its tiles, or the embedded base map. Throws without WebGL. */
export function createMapLibreRenderer(ground: MapGround): CreateMapRenderer {
  return async (options) => {
    const given = await givenStyle(options, ground);
    return given === null ? createEmbedded(options) : createStyled(options, given);
  };
}
