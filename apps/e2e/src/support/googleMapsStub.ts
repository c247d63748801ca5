import type { Page } from '@playwright/test';

/** The state of the newest map of {@link serveGoogleMaps}. */
export interface GoogleMapState {
  /** The map's current options. */
  readonly options: {
    readonly center: { readonly lat: number; readonly lng: number };
    readonly zoom: number;
    readonly gestureHandling: string;
    readonly zoomControl: boolean;
    readonly disableDefaultUI: boolean;
    readonly styles: readonly object[];
  };
}

declare global {
  interface Window {
    /** Set by the stub. */
    googleMapState: GoogleMapState;
  }
}

/**
 * The part of Google's script that the app uses, in the page itself: a map that remembers its options, and overlays that
 * are put where the Mercator projection has them.
 */
const script = `
(() => {
  const world = ({ lat, lng }, zoom) => {
    const size = 256 * 2 ** zoom;
    const sine = Math.sin((lat * Math.PI) / 180);
    return {
      x: (lng / 360 + 0.5) * size,
      y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * size,
    };
  };
  class StubMap {
    constructor(element, options) {
      this.options = { ...options };
      this.listeners = {};
      this.overlays = new Set();
      this.pane = element.appendChild(document.createElement('div'));
      this.pane.style.position = 'absolute';
      this.element = element;
      window.googleMapState = this;
    }
    setOptions(options) {
      Object.assign(this.options, options);
    }
    moveCamera(camera) {
      Object.assign(this.options, camera);
      this.redraw();
      this.listeners.zoom_changed?.();
    }
    panBy(x, y) {
      const { center, zoom } = this.options;
      const size = 256 * 2 ** zoom;
      this.options.center = {
        lat: center.lat - (y / size) * 360 * Math.cos((center.lat * Math.PI) / 180),
        lng: center.lng + (x / size) * 360,
      };
      this.redraw();
    }
    getZoom() {
      return this.options.zoom;
    }
    addListener(name, listener) {
      this.listeners[name] = listener;
    }
    redraw() {
      for (const overlay of this.overlays) overlay.draw();
    }
    place(position) {
      const { center, zoom } = this.options;
      const [point, middle] = [world(position, zoom), world(center, zoom)];
      return {
        x: point.x - middle.x + this.element.clientWidth / 2,
        y: point.y - middle.y + this.element.clientHeight / 2,
      };
    }
  }
  class OverlayView {
    setMap(map) {
      if (map === null) {
        this.map?.overlays.delete(this);
        this.onRemove();
        return;
      }
      this.map = map;
      map.overlays.add(this);
      this.onAdd();
      this.draw();
    }
    getPanes() {
      return { floatPane: this.map.pane };
    }
    getProjection() {
      return { fromLatLngToDivPixel: (position) => this.map.place(position) };
    }
  }
  google.maps.event = { clearInstanceListeners() {} };
  google.maps.importLibrary = async () => ({ Map: StubMap, OverlayView });
  google.maps.__ib__();
})();
`;

const address = 'https://maps.googleapis.com/maps/api/js?**';

/** Serves the stub for Google's script, or fails its requests. @returns the URLs of the requested scripts. */
export async function serveGoogleMaps(
  page: Page,
  { isDown = false } = {},
): Promise<readonly URL[]> {
  const asked: URL[] = [];
  await page.route(address, async (route) => {
    asked.push(new URL(route.request().url()));
    if (isDown) await route.abort('connectionrefused');
    else await route.fulfill({ contentType: 'text/javascript', body: script });
  });
  return asked;
}

/** Returns the state of the newest map on the page. */
export function googleMapState(page: Page): Promise<GoogleMapState> {
  return page.evaluate(() => ({ options: window.googleMapState.options }));
}
