import { beforeEach, expect, test, vi } from 'vitest';
import type { PlanFile } from '../plans/planFile.ts';
import { watchShadow } from '../testing/closedShadow.ts';
import { createNameLayer } from './createNameLayer.ts';

const view = { center: { latitude: 45, longitude: 9 }, zoom: 14 };
const borgo: PlanFile['features'][number] = {
  type: 'Feature',
  properties: { kind: 'quarter', name: 'Borgo' },
  geometry: { type: 'Point', coordinates: [9, 45] },
};

let shadow: () => ShadowRoot;

beforeEach(() => {
  const measureText = (text: string) => ({ width: text.length * 7 });
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ measureText } as never);
  shadow = watchShadow();
});

const create = (...features: PlanFile['features']) => {
  const element = document.createElement('div');
  Object.defineProperties(element, { clientWidth: { value: 800 }, clientHeight: { value: 500 } });
  document.body.append(element);
  const names = createNameLayer(element, { type: 'FeatureCollection', features });
  element.append(names.layer);
  return { element, names };
};

test('map-31: a name is a part of the picture, not of the text of the page', async () => {
  const { element, names } = create(borgo);
  await names.draw(view, []);
  expect(shadow().textContent).toBe('BORGO');
  expect(shadow().querySelector('svg')?.getAttribute('viewBox')).toBe('-400 -250 800 500');
  expect(element.textContent).toBe('');
  expect(names.layer.shadowRoot).toBeNull();
  expect(names.layer.getAttribute('aria-hidden')).toBe('true');
});

test('core/map-20: a name is beside the zoom control, never under it', async () => {
  // Its point is 48 px from the left edge and 102 px above the lower one.
  const geometry = { type: 'Point' as const, coordinates: [9 - 0.03021, 45 - 0.00898] };
  const { names } = create({ ...borgo, geometry });
  await names.draw(view, []);
  const place = shadow().querySelector('g')?.getAttribute('transform') ?? '';
  const [x = 0, y = 0] = Array.from(place.matchAll(/-?[\d.]+/g), Number);
  expect(x).toBeCloseTo(-352, 0);
  expect(y).toBeLessThan(250 - 104);
});

test('map-32: the names move with the map, and are placed again where it rests', async () => {
  const { names } = create(borgo);
  names.follow({ ...view, zoom: 15 });
  expect(names.layer.style.transform).toBe('');
  await names.draw(view, []);
  names.follow({ ...view, zoom: 15 });
  expect(names.layer.style.transform).toBe('translate(0px) scale(2)');
  await names.draw({ ...view, zoom: 15 }, []);
  expect(names.layer.style.transform).toBe('');
});

test('core/map-20: a later view ends the names that are being placed', async () => {
  const { names } = create(borgo);
  const replaceChildren = vi.spyOn(shadow().querySelector('svg')!, 'replaceChildren');
  await Promise.all([names.draw(view, []), names.draw(view, [])]);
  expect(replaceChildren).toHaveBeenCalledOnce();
});

test('map-28: the name of a street runs along it', async () => {
  const { names } = create({
    type: 'Feature',
    properties: { kind: 'street', name: 'Via Po' },
    geometry: {
      type: 'LineString',
      coordinates: [
        [8.99, 44.995],
        [9.01, 45.005],
      ],
    },
  });
  await names.draw(view, []);
  const transform = shadow().querySelector('g')?.getAttribute('transform') ?? '';
  const [, degrees = Number.NaN] = /rotate\((.+)\)/.exec(transform) ?? [];
  // To the north-east. On the map a degree of latitude is longer here.
  expect(Number(degrees)).toBeGreaterThan(-50);
  expect(Number(degrees)).toBeLessThan(-30);
});

test('map-28: a long name takes two lines around its place', async () => {
  const { names } = create({
    ...borgo,
    properties: { kind: 'park', name: 'Giardini Pubblici' },
  });
  await names.draw(view, []);
  const lines = [...shadow().querySelectorAll('text')].map((line) => [
    line.textContent,
    Number(line.getAttribute('y')),
  ]);
  expect(lines).toEqual([
    ['Giardini', -6.875],
    ['Pubblici', 6.875],
  ]);
  expect(shadow().querySelector('g')?.getAttribute('font-size')).toBe('11');
});
