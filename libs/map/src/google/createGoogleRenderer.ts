/// <reference types="google.maps" />
import { importLibrary, setOptions } from '@googlemaps/js-api-loader';
import type { MapView, Position } from '@parlour/core';
import type { CreateMapRenderer, MapRenderer, MapRendererOptions } from '../mapRenderer.ts';
/// <reference types="google.maps" />
import { mapColors, type MapColors } from '../theme.ts';

const toLatLng = ({ latitude, longitude }: Position) => ({ lat: latitude, lng: longitude });

const interactionOptions = (isInteractive: boolean): google.maps.MapOptions => ({
  gestureHandling: isInteractive ? 'greedy' : 'none',
  zoomControl: isInteractive,
  keyboardShortcuts: isInteractive,
});

/**
 * Creates an overlay that anchors the center of an element at a position. Google's own element markers would need a map
 * ID from its console.
 */
const createOverlay = (
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
    const point = overlay.getProjection().fromLatLngToDivPixel(toLatLng(position));
    if (point === null) return;
    element.style.left = `${point.x}px`;
    element.style.top = `${point.y}px`;
  };
  overlay.onRemove = () => element.remove();
  return overlay;
};

/** Reports the view of a map: the zoom at once, and where it looks once it has come to rest. */
const watchView = (map: google.maps.Map, { view, onMoved }: MapRendererOptions) => {
  let current = view;
  const report = (changes: Partial<MapView>) => {
    current = { ...current, ...changes };
    onMoved(current);
  };
  map.addListener('zoom_changed', () => report({ zoom: map.getZoom() ?? current.zoom }));
  map.addListener('idle', () => {
    const center = map.getCenter();
    if (center === undefined) return;
    report({ center: { latitude: center.lat(), longitude: center.lng() } });
  });
  return report;
};

const rendererFor = (
  library: google.maps.MapsLibrary,
  map: google.maps.Map,
  { element }: MapRendererOptions,
  report: (changes: Partial<MapView>) => void,
): MapRenderer => ({
  drawn: Promise.resolve(),
  show: ({ center, zoom }) => {
    map.moveCamera({ center: toLatLng(center), zoom });
    report({ center });
  },
  move: (right, down) => map.panBy(-right, -down),
  setInteractive: (isInteractive) => map.setOptions(interactionOptions(isInteractive)),
  place: (pin, position) => {
    const overlay = createOverlay(library, pin, position);
    overlay.setMap(map);
    return () => overlay.setMap(null);
  },
  avoid: () => undefined,
  destroy: () => {
    google.maps.event.clearInstanceListeners(map);
    element.replaceChildren();
  },
});

/** The library accepts its options only once per page. */
let isSetUp = false;
/** Why Google refused the key. It says so once, and then shows its own error in every map. */
let keyError: Error | null = null;

const setUp = (key: string) => {
  if (!isSetUp) setOptions({ key, v: 'quarterly' });
  isSetUp = true;
};

/** Renders with Google Maps and a browser key. Rejects when Google's script cannot be loaded, or the key was refused. */
export function createGoogleRenderer(key: string): CreateMapRenderer {
  return async (options) => {
    const { element, view, onFailed } = options;
    setUp(key);
    // Google calls this global function when it rejects the key.
    Object.assign(window, {
      gm_authFailure: () => {
        keyError = new Error('Google Maps refused the key.');
        onFailed(keyError);
      },
    });
    const library = await importLibrary('maps');
    if (keyError !== null) throw keyError;
    const colors = mapColors(element);
    const map = new library.Map(element, {
      center: toLatLng(view.center),
      zoom: view.zoom,
      isFractionalZoomEnabled: true,
      disableDefaultUI: true,
      clickableIcons: false,
      backgroundColor: colors.surfaceSunken,
      styles: nightStyle(colors),
      ...interactionOptions(false),
    });
    return rendererFor(library, map, options, watchView(map, options));
  };
}

/** Google's map in the dark color roles: quiet streets, no other businesses. */
function nightStyle(colors: MapColors): google.maps.MapTypeStyle[] {
  return [
    { elementType: 'geometry', stylers: [{ color: colors.surfaceRaised }] },
    { elementType: 'labels.icon', stylers: [{ visibility: 'off' }] },
    { elementType: 'labels.text.fill', stylers: [{ color: colors.inkMuted }] },
    { elementType: 'labels.text.stroke', stylers: [{ color: colors.surface }] },
    { featureType: 'administrative', elementType: 'geometry', stylers: [{ color: colors.rule }] },
    { featureType: 'poi', stylers: [{ visibility: 'off' }] },
    {
      featureType: 'poi.park',
      elementType: 'geometry',
      stylers: [{ visibility: 'on' }, { color: colors.surface }],
    },
    { featureType: 'road', elementType: 'geometry', stylers: [{ color: colors.rule }] },
    { featureType: 'road', elementType: 'geometry.stroke', stylers: [{ color: colors.surface }] },
    { featureType: 'transit', stylers: [{ visibility: 'off' }] },
    { featureType: 'water', elementType: 'geometry', stylers: [{ color: colors.surfaceSunken }] },
  ];
}
