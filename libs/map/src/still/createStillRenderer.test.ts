import { beforeEach, expect, test, vi } from 'vitest';
import type { CreateMapRenderer, MapRendererOptions } from '../mapRenderer.ts';
import { watchShadow } from '../testing/closedShadow.ts';
import { fakeRenderer } from '../testing/fakeRenderer.ts';
import { createStillRenderer } from './createStillRenderer.ts';
import * as styles from './still.css.ts';

const view = { center: { latitude: 45, longitude: 9 }, zoom: 14 };
const plan = {
  type: 'FeatureCollection' as const,
  features: [
    {
      type: 'Feature' as const,
      properties: { kind: 'quarter' as const, name: 'Borgo' },
      geometry: { type: 'Point' as const, coordinates: [9, 45] },
    },
    {
      type: 'Feature' as const,
      properties: { kind: 'river' as const, name: 'Po', width: 3 },
      geometry: {
        type: 'LineString' as const,
        coordinates: [
          [8.9, 45],
          [9, 45.01],
          [9.1, 45],
        ],
      },
    },
  ],
};

let handleMeasure = () => {};
let resize = () => {};
let shadow: () => ShadowRoot;

beforeEach(() => {
  handleMeasure = () => {};
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        resize = callback;
      }
      observe() {}
      disconnect() {}
    },
  );
  const measureText = (text: string) => {
    handleMeasure();
    return { width: text.length * 7 };
  };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ measureText } as never);
  shadow = watchShadow();
});

/** The names in the picture. */
const names = () => [...shadow().querySelectorAll('text')].map(({ textContent }) => textContent);

const create = async (load: () => Promise<CreateMapRenderer>) => {
  const frame = document.createElement('div');
  const element = document.createElement('div');
  Object.defineProperties(element, {
    clientWidth: { value: 800, configurable: true },
    clientHeight: { value: 500 },
  });
  frame.append(element);
  document.body.append(frame);
  const target = {
    element,
    view,
    onMoved: vi.fn(),
    onLoadError: vi.fn(),
    onFailed: vi.fn(),
  } satisfies MapRendererOptions;
  const renderer = await createStillRenderer({ coast: null, plan }, load)(target);
  return { ...target, renderer, frame };
};

const never = () => new Promise<never>(() => {});
const pin = () => document.createElement('button');

test('map-33: the picture has the names and the attribution, and loads no library', async () => {
  const load = vi.fn(never);
  const { renderer, element } = await create(load);
  renderer.avoid([]);
  resize();
  await renderer.drawn;
  expect(names()).toContain('BORGO');
  expect(element.querySelector('svg[aria-hidden="true"] path')).not.toBeNull();
  expect(element.textContent).toBe('Plan, not a survey');
  expect(load).not.toHaveBeenCalled();
});

test('core/map-20: pins that come while the first names are placed are left free', async () => {
  const { renderer } = await create(never);
  renderer.avoid([]);
  handleMeasure = () => {
    handleMeasure = () => {};
    renderer.avoid([{ x: 0, y: 0, width: 800, height: 500 }]);
  };
  resize();
  await renderer.drawn;
  expect(names()).toEqual([]);
});

test('map-36: a pin is at its place, after a filter, a move and a change of size too', async () => {
  const { renderer, element, onMoved } = await create(never);
  const child = pin();
  const remove = renderer.place(child, { latitude: 45, longitude: 9 });
  expect(child.style.transform).toContain('translate(400px, 250px)');
  renderer.move(30, -10);
  expect(child.style.transform).toContain('translate(430px, 240px)');
  expect(onMoved).toHaveBeenCalledOnce();
  renderer.show(view);
  expect(child.style.transform).toContain('translate(400px, 250px)');
  Object.defineProperty(element, 'clientWidth', { value: 400 });
  resize();
  expect(child.style.transform).toContain('translate(200px, 250px)');
  remove();
  expect(child.isConnected).toBe(false);
});

test('map-34: the library takes over with the pins, the view and the focus', async () => {
  const library = fakeRenderer();
  const { renderer, element } = await create(async () => library.create);
  const child = pin();
  renderer.place(child, { latitude: 45, longitude: 9 });
  child.focus();
  const boxes = [{ x: 0, y: 0, width: 32, height: 32 }];
  renderer.avoid(boxes);
  renderer.setInteractive(false);
  expect(library.create).not.toHaveBeenCalled();
  renderer.setInteractive(true);
  await vi.waitFor(() => expect(library.setInteractive).toHaveBeenCalledWith(true));
  expect(library.create).toHaveBeenCalledWith(expect.objectContaining({ view }));
  expect(library.place).toHaveBeenCalledWith(child, { latitude: 45, longitude: 9 });
  expect(library.avoid).toHaveBeenCalledWith(boxes);
  expect(document.activeElement).toBe(child);
  expect(element.querySelector('svg')).toBeNull();
  expect(shadow().host.isConnected).toBe(false);
  renderer.show({ ...view, zoom: 12 });
  renderer.move(1, 2);
  expect(library.show).toHaveBeenCalledWith({ ...view, zoom: 12 });
  expect(library.move).toHaveBeenCalledWith(1, 2);
  renderer.destroy();
  expect(library.destroy).toHaveBeenCalledOnce();
});

test('map-34: until the library has drawn, its empty ground is unseen and the picture stays', async () => {
  const library = fakeRenderer();
  let markDrawn = () => {};
  const drawn = new Promise<void>((resolve) => {
    markDrawn = resolve;
  });
  library.create.mockReturnValue({ ...library, drawn });
  const { renderer, element } = await create(async () => library.create);
  renderer.avoid([]);
  renderer.setInteractive(true);
  await vi.waitFor(() => expect(library.avoid).toHaveBeenCalledWith([]));
  expect(element.classList).toContain(styles.waiting);
  expect(element.contains(shadow().host)).toBe(true);
  markDrawn();
  await vi.waitFor(() => expect(element.classList).not.toContain(styles.waiting));
  expect(element.contains(shadow().host)).toBe(false);
});

test('map-34: the pointer on the map loads the code, and a map that was left is not started', async () => {
  const library = fakeRenderer();
  const load = vi.fn(async () => library.create);
  const { renderer, frame } = await create(load);
  frame.dispatchEvent(new Event('pointerenter'));
  expect(load).toHaveBeenCalledOnce();
  renderer.setInteractive(true);
  renderer.destroy();
  await vi.waitFor(() => expect(library.destroy).toHaveBeenCalled());
});

test.each([
  ['the library', () => Promise.reject(new Error('offline'))],
  ['WebGL', async () => () => Promise.reject(new Error('Failed to initialize WebGL'))],
])(
  'map-35: without %s the picture stays, a line says that it can not be moved, and the failure is told',
  async (_, load) => {
    const { renderer, element, onLoadError } = await create(load);
    const notice = element.querySelector('[role="status"]');
    expect(notice?.textContent).toBe('');
    renderer.setInteractive(true);
    await vi.waitFor(() => expect(onLoadError).toHaveBeenCalledOnce());
    expect(element.contains(shadow().host)).toBe(true);
    expect(notice?.textContent).toBe('The map can’t be moved here.');
    renderer.destroy();
    expect(notice?.isConnected).toBe(false);
  },
);
