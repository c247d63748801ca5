import type { MapOptions, StyleSpecification } from 'maplibre-gl';
import { afterEach, expect, test, vi } from 'vitest';
import type { MapRenderer, MapRendererOptions } from '../mapRenderer.ts';
import { createMapLibreRenderer } from './createMapLibreRenderer.ts';

const created = vi.hoisted(() => ({ options: [] as MapOptions[], maps: [] as FakeMap[] }));

type Listener = (event: object) => void;
type FakeMap = {
  listeners: Map<string, Listener>;
  controls: Set<object>;
  eased: object[];
  gestures: () => boolean[];
};

vi.mock('maplibre-gl', () => {
  class Gesture {
    isOn = true;
    enable = () => void (this.isOn = true);
    disable = () => void (this.isOn = false);
    disableRotation = vi.fn();
  }
  class FakeLibreMap {
    dragPan = new Gesture();
    scrollZoom = new Gesture();
    boxZoom = new Gesture();
    doubleClickZoom = new Gesture();
    touchZoomRotate = new Gesture();
    keyboard = new Gesture();
    listeners = new Map<string, Listener>();
    controls = new Set<object>();
    eased: object[] = [];
    canvas = document.createElement('canvas');
    constructor(options: MapOptions) {
      created.options.push(options);
      created.maps.push(this);
    }
    gestures = () =>
      [this.dragPan, this.scrollZoom, this.boxZoom, this.doubleClickZoom]
        .concat(this.touchZoomRotate, this.keyboard)
        .map(({ isOn }) => isOn);
    on = (type: string, listener: Listener) => void this.listeners.set(type, listener);
    once = async () => {};
    addControl = (control: object) => void this.controls.add(control);
    removeControl = (control: object) => void this.controls.delete(control);
    hasControl = (control: object) => this.controls.has(control);
    easeTo = (view: object) => void this.eased.push(view);
    panBy = (offset: object) => void this.eased.push(offset);
    getCanvas = () => this.canvas;
    getZoom = () => 8.5;
    getCenter = () => ({ lng: 2.35, lat: 48.85 });
  }
  const Nothing = vi.fn();
  class NavigationControl {
    kind = 'zoom';
  }
  class AttributionControl {
    kind = 'attribution';
  }
  return {
    addProtocol: vi.fn(),
    setWorkerUrl: vi.fn(),
    GeoJSONSource: Nothing,
    Map: FakeLibreMap,
    Marker: Nothing,
    AttributionControl,
    NavigationControl,
  };
});

const { loadCoast, loadPlan } = vi.hoisted(() => ({
  loadCoast: vi.fn(async (): Promise<unknown> => null),
  loadPlan: vi.fn(async (): Promise<unknown> => null),
}));
vi.mock('../coast/loadCoast.ts', () => ({ loadCoast }));
vi.mock('../plans/loadPlan.ts', () => ({ loadPlan }));

const archive = vi.hoisted(() => ({
  getHeader: vi.fn(async () => ({ tileType: 1 })),
  add: vi.fn(),
}));
vi.mock('pmtiles', () => ({
  PMTiles: class {
    getHeader = archive.getHeader;
  },
  Protocol: class {
    tile = vi.fn();
    get = vi.fn();
    add = archive.add;
  },
  TileType: { Mvt: 1 },
}));

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const style = { version: 8, sources: {}, layers: [] };
const serve = (body: unknown, status = 200) =>
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(body), { status }));

const view = { center: { latitude: 38.7, longitude: -9.1 }, zoom: 12 };

const create = async (styleUrl: string | null, tilesUrl: string | null = null) => {
  const element = document.createElement('div');
  element.style.fontFamily = '"Instrument Sans", sans-serif';
  element.style.setProperty('--surface-sunken', '#123456');
  document.body.append(element);
  const target = {
    element,
    view,
    onMoved: vi.fn(),
    onLoadError: vi.fn(),
    onFailed: vi.fn(),
  } satisfies MapRendererOptions;
  const renderer: MapRenderer = await createMapLibreRenderer({ styleUrl, tilesUrl })(target);
  return { target, renderer, map: created.maps.at(-1)!, options: created.options.at(-1)! };
};

test('map-37: a world of 512 pixels is one zoom less than the specification’s', async () => {
  serve(style);
  const { options, renderer, map, target } = await create('https://tiles.example/style.json');
  expect(options).toMatchObject({ center: [-9.1, 38.7], zoom: 11, dragRotate: false });
  renderer.show({ ...view, zoom: 15.5 });
  expect(map.eased).toEqual([{ center: [-9.1, 38.7], zoom: 14.5 }]);
  map.listeners.get('moveend')?.({});
  const center = { latitude: 48.85, longitude: 2.35 };
  expect(target.onMoved).toHaveBeenCalledWith({ center, zoom: 9.5 });
});

test('map-37: gestures, keys and the zoom control come with the uncovering', async () => {
  const { renderer, map } = await create(null);
  const controls = () => [...map.controls].map((control) => (control as { kind: string }).kind);
  expect(map.gestures()).toEqual(Array(6).fill(false));
  expect(controls()).toEqual(['attribution']);
  renderer.setInteractive(true);
  expect(map.gestures()).toEqual(Array(6).fill(true));
  expect(controls()).toEqual(['attribution', 'zoom']);
  renderer.setInteractive(false);
  expect(controls()).toEqual(['attribution']);
});

test('map-37: moving what is seen to the right moves the view to the left', async () => {
  const { renderer, map } = await create(null);
  renderer.move(30, -10);
  expect(map.eased).toEqual([[-30, 10]]);
});

test('map-38: the embedded base map has the colors of its theme', async () => {
  const { options } = await create(null);
  expect(JSON.stringify(options.style)).toContain('"background-color":"#123456"');
  expect(JSON.stringify(options.style)).not.toContain('http');
});

test('map-38: a style that is named draws; what it can’t load is passed on', async () => {
  serve(style);
  const { options, map, target } = await create('https://tiles.example/style.json');
  expect(options.style).toEqual(style);
  expect([...map.listeners.keys()]).toEqual(['error', 'moveend']);
  const error = new Error('No such tile.');
  map.listeners.get('error')?.({ error });
  expect(target.onLoadError.mock.calls).toEqual([[error]]);
});

test.each([
  ['an error', () => serve(style, 404)],
  ['something else', () => serve({ message: 'Hello.' })],
  ['a style without sources', () => serve({ version: 8, layers: [] })],
  ['a style with null for sources', () => serve({ ...style, sources: null })],
  ['no response', () => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('No network.')))],
])(
  'map-39: a style that responds with %s leaves the embedded base map, and is told',
  async (_, respond) => {
    respond();
    const { options, target } = await create('https://tiles.example/style.json');
    expect(JSON.stringify(options.style)).toContain('graticule');
    expect(target.onLoadError).toHaveBeenCalledOnce();
  },
);

test('map-39: a style that does not come in time leaves the embedded base map, and is told', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  const creating = create('https://tiles.example/style.json');
  await vi.advanceTimersByTimeAsync(4000);
  const { options, target } = await creating;
  expect(JSON.stringify(options.style)).toContain('graticule');
  expect(target.onLoadError).toHaveBeenCalledOnce();
});

const bounds = { west: -10, south: 38, east: -9, north: 39 };
const serveList = (status = 200) => serve([{ url: '/map-tiles/lisbon.pmtiles', bounds }], status);

test('map-44: an archive that holds the place draws its streets, in the page’s own font', async () => {
  serveList();
  const { options } = await create(null, '/map-tiles/archives.json');
  expect(options.style).toMatchObject({
    sources: {
      streets: {
        url: `pmtiles://${location.origin}/map-tiles/lisbon.pmtiles`,
        attribution: expect.stringContaining('OpenStreetMap') as string,
      },
    },
  });
  expect(archive.add).toHaveBeenCalledOnce();
  expect(options.style).not.toHaveProperty('glyphs');
  expect(JSON.stringify(options.style)).toContain('"text-font":["Instrument Sans"]');
});

test('map-44: a style takes precedence over tiles', async () => {
  serve(style);
  const { options } = await create('https://a.example/style.json', '/map-tiles/archives.json');
  expect(options.style).toEqual(style);
});

test.each([
  [
    'cannot be read',
    () => archive.getHeader.mockRejectedValueOnce(new Error('Wrong magic number')),
  ],
  ['has pictures', () => archive.getHeader.mockResolvedValueOnce({ tileType: 2 })],
])('map-45: an archive that %s leaves the embedded base map, and is told', async (_, respond) => {
  serveList();
  respond();
  const { options, target } = await create(null, '/map-tiles/archives.json');
  expect(JSON.stringify(options.style)).toContain('graticule');
  expect(target.onLoadError).toHaveBeenCalledOnce();
});

test('map-12: a page that was left while a style was loaded starts no map', async () => {
  serve(style);
  const element = document.createElement('div');
  const reactions = { onMoved: vi.fn(), onLoadError: vi.fn(), onFailed: vi.fn() };
  const { length } = created.maps;
  const createRenderer = createMapLibreRenderer({
    styleUrl: 'https://tiles.example/style.json',
    tilesUrl: null,
  });
  await expect(createRenderer({ element, view, ...reactions })).rejects.toThrow('left the page');
  expect(created.maps).toHaveLength(length);
});

test('map-45: tiles that cannot be found leave the embedded base map, and are told', async () => {
  serveList(503);
  const { options, target } = await create(null, '/map-tiles/archives.json');
  expect(JSON.stringify(options.style)).toContain('graticule');
  expect(target.onLoadError).toHaveBeenCalledOnce();
});

test('map-26: where the app has the true coast, it covers the coarse one and is attributed', async () => {
  loadCoast.mockResolvedValueOnce({ type: 'FeatureCollection', features: [] });
  const { options } = await create(null);
  expect(loadCoast).toHaveBeenLastCalledWith(view.center);
  const { layers, sources } = options.style as StyleSpecification;
  const ids = layers.map(({ id }) => id);
  expect(ids.indexOf('area-land')).toBeGreaterThan(ids.indexOf('coast-lines'));
  expect(ids.filter((id) => id === 'graticule')).toHaveLength(1);
  expect(sources['coast']).toMatchObject({
    attribution: expect.stringContaining('OpenStreetMap') as string,
  });
});

test('map-26: a coast that does not come leaves the coarse one, and is told', async () => {
  loadCoast.mockRejectedValueOnce(new Error('offline'));
  const { options, target } = await create(null);
  expect(JSON.stringify(options.style)).not.toContain('area-');
  expect(target.onLoadError).toHaveBeenCalledOnce();
});

test('map-27: a plan is above the coast, attributed as no survey, and its names move with the map', async () => {
  loadPlan.mockResolvedValueOnce({ type: 'FeatureCollection', features: [] });
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({} as never);
  loadCoast.mockResolvedValueOnce({ type: 'FeatureCollection', features: [] });
  const { options, map } = await create(null);
  expect(loadPlan).toHaveBeenLastCalledWith(view.center);
  const { layers, sources } = options.style as StyleSpecification;
  const ids = layers.map(({ id }) => id);
  expect(ids.indexOf('plan-parks')).toBeGreaterThan(ids.indexOf('area-coast'));
  expect(sources['plan']).toMatchObject({ attribution: 'Plan, not a survey' });
  expect([...map.listeners.keys()]).toContain('move');
});

test('map-27: a plan that does not come leaves the ground, and is told', async () => {
  loadPlan.mockRejectedValueOnce(new Error('offline'));
  const { options, target } = await create(null);
  expect(JSON.stringify(options.style)).not.toContain('plan-');
  expect(target.onLoadError).toHaveBeenCalledOnce();
});
