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
 * are put where the Mercator projection has them. As with Google's, overlays are added a moment later, and so it is told
 * that the map has come to rest.
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
      const { zoom } = this.options;
      Object.assign(this.options, camera);
      if (this.options.zoom !== zoom) this.listeners.zoom_changed?.();
      this.rest();
    }
    panBy(x, y) {
      const { center, zoom } = this.options;
      const size = 256 * 2 ** zoom;
      this.options.center = {
        lat: center.lat - (y / size) * 360 * Math.cos((center.lat * Math.PI) / 180),
        lng: center.lng + (x / size) * 360,
      };
      this.rest();
    }
    getCenter() {
      const { lat, lng } = this.options.center;
      return { lat: () => lat, lng: () => lng };
    }
    getZoom() {
      return this.options.zoom;
    }
    addListener(name, listener) {
      this.listeners[name] = listener;
    }
    rest() {
      for (const overlay of this.overlays) overlay.draw();
      setTimeout(() => this.listeners.idle?.());
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
      const isAdded = this.map?.overlays.delete(this);
      this.map = map;
      if (map === null && isAdded) this.onRemove();
      if (map === null) return;
      setTimeout(() => {
        if (this.map !== map) return;
        map.overlays.add(this);
        this.onAdd();
        this.draw();
      });
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

/** Google checks the key with the first map, whose own error then fills the element. */
const keyError = `
  const check = setInterval(() => {
    if (window.googleMapState === undefined) return;
    clearInterval(check);
    window.gm_authFailure();
  }, 50);
`;

const address = 'https://maps.googleapis.com/maps/api/js?**';

/** Serves the stub for Google's script, which may refuse the key, or fails its requests. @returns the URLs of the requested scripts. */
export async function serveGoogleMaps(
  page: Page,
  { isDown = false, refusesKey = false } = {},
): Promise<readonly URL[]> {
  const asked: URL[] = [];
  await page.route(address, async (route) => {
    asked.push(new URL(route.request().url()));
    if (isDown) await route.abort('connectionrefused');
    else {
      const body = refusesKey ? script + keyError : script;
      await route.fulfill({ contentType: 'text/javascript', body });
    }
  });
  return asked;
}

/** Returns the state of the newest map on the page. */
export function googleMapState(page: Page): Promise<GoogleMapState> {
  return page.evaluate(() => ({ options: window.googleMapState.options }));
}
