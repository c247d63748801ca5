import {
  addProtocol,
  AttributionControl,
  GeoJSONSource,
  Map as LibreMap,
  Marker,
  NavigationControl,
  setWorkerUrl,
} from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import type { Position } from '@parlour/core';
import { loadTile, TILE_PROTOCOL } from '../base-map/loadTile.ts';
import type { DrawMap, MapDrawing, MapGround } from '../MapDrawing.ts';
import { mapColors } from '../theme.ts';
import { embeddedStyle, GRATICULE } from './embeddedStyle.ts';
import { graticule } from './graticule.ts';
import './maplibre.css.ts';

// A file of this site: the content policy allows no other worker.
setWorkerUrl(workerUrl);
addProtocol(TILE_PROTOCOL, async ({ url }) => ({ data: await loadTile(url) }));

/** The library counts zoom from a world of 512 pixels, the specification's figures from one of 256. */
const ZOOM_OFFSET = 1;
const MOST_ZOOM = 18;

const lngLat = ({ latitude, longitude }: Position) => [longitude, latitude] as [number, number];

const begin = ({ element, view, onLoadError }: MapGround, styleUrl: string | null) => {
  const map = new LibreMap({
    container: element,
    style: styleUrl ?? embeddedStyle(mapColors(element)),
    center: lngLat(view.center),
    zoom: view.zoom - ZOOM_OFFSET,
    maxZoom: MOST_ZOOM - ZOOM_OFFSET,
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

/** The graticule of the embedded map follows the view. */
const drawGraticule = (map: LibreMap) => {
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

const drawingOn = (map: LibreMap): MapDrawing => {
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
  return {
    setInteractive,
    show: ({ center, zoom }) =>
      void map.easeTo({ center: lngLat(center), zoom: zoom - ZOOM_OFFSET }),
    move: (right, down) => void map.panBy([-right, -down]),
    place: (element, position) => {
      const marker = new Marker({ element }).setLngLat(lngLat(position)).addTo(map);
      return () => void marker.remove();
    },
    destroy: () => map.remove(),
  };
};

/** Draws with MapLibre: the style of an address, or the embedded base map. Throws where there is no WebGL. */
export const drawWithMapLibre =
  (styleUrl: string | null): DrawMap =>
  (ground) => {
    const map = begin(ground, styleUrl);
    map.on('zoomend', () => ground.onZoomed(map.getZoom() + ZOOM_OFFSET));
    if (styleUrl === null) {
      map.on('load', () => drawGraticule(map));
      map.on('moveend', () => drawGraticule(map));
    }
    return drawingOn(map);
  };
