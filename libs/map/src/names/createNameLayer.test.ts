import { beforeEach, expect, test, vi } from 'vitest';
import type { PlanFile } from '../plans/planFile.ts';
import { watchShadow } from '../testing/closedShadow.ts';
import { createNameLayer } from './createNameLayer.ts';

const view = { center: { latitude: 45, longitude: 9 }, zoom: 14 };
const plan: PlanFile = {
  type: 'FeatureCollection',
  features: [
    {
      type: 'Feature',
      properties: { kind: 'quarter', name: 'Borgo' },
      geometry: { type: 'Point', coordinates: [9, 45] },
    },
  ],
};

let shadow: () => ShadowRoot;

beforeEach(() => {
  const measureText = (text: string) => ({ width: text.length * 7 });
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ measureText } as never);
  shadow = watchShadow();
});

const create = () => {
  const element = document.createElement('div');
  Object.defineProperties(element, { clientWidth: { value: 800 }, clientHeight: { value: 500 } });
  document.body.append(element);
  const names = createNameLayer(element, plan);
  element.append(names.layer);
  return { element, names };
};

test('BM7: a name is a part of the picture, not of the text of the page', async () => {
  const { element, names } = create();
  await names.draw(view, []);
  expect(shadow().textContent).toBe('BORGO');
  expect(shadow().querySelector('svg')?.getAttribute('viewBox')).toBe('-400 -250 800 500');
  expect(element.textContent).toBe('');
  expect(names.layer.shadowRoot).toBeNull();
  expect(names.layer.getAttribute('aria-hidden')).toBe('true');
});

test('BM7: the names move with the map, and are placed again where it rests', async () => {
  const { names } = create();
  names.follow({ ...view, zoom: 15 });
  expect(names.layer.style.transform).toBe('');
  await names.draw(view, []);
  names.follow({ ...view, zoom: 15 });
  expect(names.layer.style.transform).toBe('translate(0px) scale(2)');
  await names.draw({ ...view, zoom: 15 }, []);
  expect(names.layer.style.transform).toBe('');
});

test('MP21: a later view ends the names that are being placed', async () => {
  const { names } = create();
  const covered = [{ x: 0, y: 0, width: 800, height: 500 }];
  await Promise.all([names.draw(view, []), names.draw(view, covered)]);
  expect(shadow().textContent).toBe('');
});
