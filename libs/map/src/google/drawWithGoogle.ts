/// <reference types="google.maps" />
import { importLibrary, setOptions } from '@googlemaps/js-api-loader';
import type { Position } from '@parlour/core';
import type { DrawMap, MapDrawing } from '../MapDrawing.ts';
import { mapColors } from '../theme.ts';
import { nightStyle } from './nightStyle.ts';

const literal = ({ latitude, longitude }: Position) => ({ lat: latitude, lng: longitude });

const controls = (isInteractive: boolean): google.maps.MapOptions => ({
  gestureHandling: isInteractive ? 'greedy' : 'none',
  zoomControl: isInteractive,
  keyboardShortcuts: isInteractive,
});

/**
 * Keeps the middle of an element at a place. It is an overlay, because Google's own markers of elements need the
 * identifier of a map that was set up in its console.
 */
const overlayFor = (
  { OverlayView }: google.maps.MapsLibrary,
  element: HTMLElement,
  position: Position,
) => {
  const overlay = new OverlayView();
  overlay.onAdd = () => {
    element.style.position = 'absolute';
    element.style.translate = '-50% -50%';
    overlay.getPanes()?.floatPane.append(element);
  };
  overlay.draw = () => {
    const point = overlay.getProjection().fromLatLngToDivPixel(literal(position));
    if (point === null) return;
    element.style.left = `${point.x}px`;
    element.style.top = `${point.y}px`;
  };
  overlay.onRemove = () => element.remove();
  return overlay;
};

const drawingOn = (
  library: google.maps.MapsLibrary,
  map: google.maps.Map,
  element: HTMLElement,
): MapDrawing => ({
  show: ({ center, zoom }) => map.moveCamera({ center: literal(center), zoom }),
  move: (right, down) => map.panBy(-right, -down),
  setInteractive: (isInteractive) => map.setOptions(controls(isInteractive)),
  place: (pin, position) => {
    const overlay = overlayFor(library, pin, position);
    overlay.setMap(map);
    return () => overlay.setMap(null);
  },
  destroy: () => {
    google.maps.event.clearInstanceListeners(map);
    element.replaceChildren();
  },
});

/** The library takes its options once a page. */
let isSetUp = false;

const setUp = (key: string) => {
  if (!isSetUp) setOptions({ key, v: 'quarterly' });
  isSetUp = true;
};

/** Draws with Google Maps, by a browser key. Rejects when Google's script can't be loaded. */
export const drawWithGoogle =
  (key: string): DrawMap =>
  async ({ element, view, onZoomed, onLoadError }) => {
    setUp(key);
    // Google calls this by its name when it refuses the key.
    Object.assign(window, {
      gm_authFailure: () => onLoadError(new Error('Google Maps refused the key.')),
    });
    const library = await importLibrary('maps');
    const colors = mapColors(element);
    const map = new library.Map(element, {
      center: literal(view.center),
      zoom: view.zoom,
      isFractionalZoomEnabled: true,
      disableDefaultUI: true,
      clickableIcons: false,
      backgroundColor: colors.surfaceSunken,
      styles: nightStyle(colors),
      ...controls(false),
    });
    map.addListener('zoom_changed', () => onZoomed(map.getZoom() ?? view.zoom));
    return drawingOn(library, map, element);
  };
