import type { MapOptions } from 'maplibre-gl';
import { expect, test, vi } from 'vitest';
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
    constructor(options: MapOptions) {
      created.options.push(options);
      created.maps.push(this);
    }
    gestures = () =>
      [this.dragPan, this.scrollZoom, this.boxZoom, this.doubleClickZoom]
        .concat(this.touchZoomRotate, this.keyboard)
        .map(({ isOn }) => isOn);
    on = (type: string, listener: Listener) => void this.listeners.set(type, listener);
    addControl = (control: object) => void this.controls.add(control);
    removeControl = (control: object) => void this.controls.delete(control);
    hasControl = (control: object) => this.controls.has(control);
    easeTo = (view: object) => void this.eased.push(view);
    panBy = (offset: object) => void this.eased.push(offset);
    getZoom = () => 8.5;
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

const view = { center: { latitude: 38.7, longitude: -9.1 }, zoom: 12 };

const create = async (styleUrl: string | null) => {
  const element = document.createElement('div');
  element.style.setProperty('--surface-sunken', '#123456');
  document.body.append(element);
  const target = {
    element,
    view,
    onZoomed: vi.fn(),
    onLoadError: vi.fn(),
  } satisfies MapRendererOptions;
  const renderer: MapRenderer = await createMapLibreRenderer(styleUrl)(target);
  return { target, renderer, map: created.maps.at(-1)!, options: created.options.at(-1)! };
};

test('LM1: a world of 512 pixels is one zoom less than the specification’s', async () => {
  const { options, renderer, map, target } = await create(null);
  expect(options).toMatchObject({ center: [-9.1, 38.7], zoom: 11, dragRotate: false });
  renderer.show({ ...view, zoom: 15.5 });
  expect(map.eased).toEqual([{ center: [-9.1, 38.7], zoom: 14.5 }]);
  map.listeners.get('zoomend')?.({});
  expect(target.onZoomed).toHaveBeenCalledWith(9.5);
});

test('LM1: gestures, keys and the zoom control come with the uncovering', async () => {
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

test('LM1: moving what is seen to the right moves the view to the left', async () => {
  const { renderer, map } = await create(null);
  renderer.move(30, -10);
  expect(map.eased).toEqual([[-30, 10]]);
});

test('LM2: the embedded base map has the colors of its theme', async () => {
  const { options } = await create(null);
  expect(JSON.stringify(options.style)).toContain('"background-color":"#123456"');
  expect(JSON.stringify(options.style)).not.toContain('http');
});

test('LM2: a style that is named draws; what it can’t load is passed on', async () => {
  const { options, map, target } = await create('https://tiles.example/style.json');
  expect(options.style).toBe('https://tiles.example/style.json');
  expect([...map.listeners.keys()]).toEqual(['error', 'zoomend']);
  const error = new Error('No such tile.');
  map.listeners.get('error')?.({ error });
  expect(target.onLoadError.mock.calls).toEqual([[error]]);
});
