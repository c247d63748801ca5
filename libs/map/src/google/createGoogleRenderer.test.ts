import { importLibrary, setOptions } from '@googlemaps/js-api-loader';
import { beforeEach, expect, test, vi } from 'vitest';
import type { MapRendererOptions } from '../mapRenderer.ts';
import { createGoogleRenderer } from './createGoogleRenderer.ts';

vi.mock('@googlemaps/js-api-loader', () => ({ importLibrary: vi.fn(), setOptions: vi.fn() }));

const view = { center: { latitude: 38.7, longitude: -9.1 }, zoom: 12 };
const panes = document.createElement('div');

class FakeGoogleMap {
  options: google.maps.MapOptions;
  readonly cameraMoves: object[] = [];
  readonly listeners = new Map<string, () => void>();
  constructor(_element: HTMLElement, options: google.maps.MapOptions) {
    this.options = options;
  }
  setOptions = (options: google.maps.MapOptions) =>
    void (this.options = { ...this.options, ...options });
  moveCamera = (camera: object) => void this.cameraMoves.push(camera);
  panBy = (x: number, y: number) => void this.cameraMoves.push({ x, y });
  addListener = (name: string, listener: () => void) => void this.listeners.set(name, listener);
  getZoom = () => 9.5;
  getCenter = () => ({ lat: () => 48.85, lng: () => 2.35 });
}

class FakeOverlay {
  onAdd = () => undefined as void;
  draw = () => undefined as void;
  onRemove = () => undefined as void;
  getPanes = () => ({ floatPane: panes });
  getProjection = () => ({ fromLatLngToDivPixel: () => ({ x: 40, y: 25 }) });
  #map: object | null = null;
  #isAdded = false;
  /** Adds it a moment later, as Google does once it has a projection, and removes only what was added. */
  setMap = (map: object | null) => {
    this.#map = map;
    if (map === null) {
      if (this.#isAdded) this.onRemove();
      this.#isAdded = false;
      return;
    }
    queueMicrotask(() => {
      if (this.#map === null) return;
      this.#isAdded = true;
      this.onAdd();
      this.draw();
    });
  };
}

let map: FakeGoogleMap;
const library = {
  Map: function (element: HTMLElement, options: google.maps.MapOptions) {
    return (map = new FakeGoogleMap(element, options));
  },
  OverlayView: FakeOverlay,
};

const create = async () => {
  const element = document.createElement('div');
  element.style.setProperty('--surface-sunken', '#123456');
  document.body.append(element);
  const options = {
    element,
    view,
    onMoved: vi.fn(),
    onLoadError: vi.fn(),
    onFailed: vi.fn(),
  } satisfies MapRendererOptions;
  return { options, renderer: await createGoogleRenderer('browser-key')(options) };
};

beforeEach(() => {
  vi.stubGlobal('google', { maps: { event: { clearInstanceListeners: vi.fn() } } });
  vi.mocked(importLibrary).mockResolvedValue(library as never);
});

test('map-40: the key is given once, and the map is dark and still', async () => {
  await create();
  const { renderer, options } = await create();
  expect(vi.mocked(setOptions).mock.calls).toEqual([[{ key: 'browser-key', v: 'quarterly' }]]);
  expect(map.options).toMatchObject({
    center: { lat: 38.7, lng: -9.1 },
    zoom: 12,
    backgroundColor: '#123456',
    disableDefaultUI: true,
    gestureHandling: 'none',
    zoomControl: false,
    keyboardShortcuts: false,
  });
  expect(map.options.styles).toContainEqual({
    featureType: 'water',
    elementType: 'geometry',
    stylers: [{ color: '#123456' }],
  });
  renderer.setInteractive(true);
  expect(map.options).toMatchObject({ gestureHandling: 'greedy', zoomControl: true });
  renderer.show({ ...view, zoom: 15.5 });
  renderer.move(30, -10);
  expect(map.cameraMoves).toEqual([
    { center: { lat: 38.7, lng: -9.1 }, zoom: 15.5 },
    { x: -30, y: 10 },
  ]);
  map.listeners.get('zoom_changed')?.();
  expect(options.onMoved.mock.lastCall).toEqual([{ ...view, zoom: 9.5 }]);
  map.listeners.get('idle')?.();
  const center = { latitude: 48.85, longitude: 2.35 };
  expect(options.onMoved.mock.lastCall).toEqual([{ center, zoom: 9.5 }]);
});

test('map-41: a pin is placed with its middle, and taken away', async () => {
  const { renderer, options } = await create();
  const pin = document.createElement('div');
  const remove = renderer.place(pin, view.center);
  await Promise.resolve();
  expect(pin.parentElement).toBe(panes);
  expect([pin.style.left, pin.style.top, pin.style.translate]).toEqual([
    '40px',
    '25px',
    '-50% -50%',
  ]);
  remove();
  expect(pin.parentElement).toBeNull();
  renderer.place(pin, view.center)();
  await Promise.resolve();
  expect(pin.parentElement).toBeNull();
  renderer.destroy();
  expect(options.element.childElementCount).toBe(0);
});

test('map-42: a script that can not be loaded is a failure', async () => {
  const error = new Error('The Google Maps JavaScript API could not load.');
  vi.mocked(importLibrary).mockRejectedValue(error);
  await expect(create()).rejects.toBe(error);
});

test('map-42: so is a key that Google refuses, which it says by a name of its own', async () => {
  const { options } = await create();
  const authFailure: unknown = Reflect.get(window, 'gm_authFailure');
  if (typeof authFailure === 'function') authFailure();
  const keyError = new Error('Google Maps refused the key.');
  expect(options.onFailed.mock.calls).toEqual([[keyError]]);
  // Google says so only once, and shows its own error in each later map.
  await expect(create()).rejects.toEqual(keyError);
});
