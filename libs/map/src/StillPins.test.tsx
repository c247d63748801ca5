import { mapView, pinsOf, screenOffset } from '@parlour/core';
import { act, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { RenderedMap } from './RenderedMap.tsx';
import { fakeRenderer, stubBrowser } from './testing/fakeRenderer.ts';
import { lisbon } from './testing/vendors.ts';

const renderer = fakeRenderer();
const map = (vendors: typeof lisbon) => (
  <RenderedMap
    label="Map of Lisbon"
    vendors={vendors}
    page="destination"
    hasFilter
    load={() => Promise.resolve(renderer.create)}
    onLoadError={() => undefined}
  />
);
const stillPins = (container: ParentNode) => [...container.querySelectorAll('svg > svg')];

test('map-46: a page that the server renders has the numbered pins, for a phone and for other screens', () => {
  const page = document.createElement('div');
  page.innerHTML = renderToString(map(lisbon));
  const numbers = pinsOf(lisbon).map(({ number }) => String(number));
  const pictures = [...page.querySelectorAll('svg:has(> svg)')];
  expect(pictures).toHaveLength(2);
  for (const picture of pictures) {
    expect(stillPins(picture.parentElement!).length).toBeGreaterThan(0);
    expect([...picture.querySelectorAll('text')].map(({ textContent }) => textContent)).toEqual(
      numbers,
    );
    expect(picture.getAttribute('aria-hidden')).toBe('true');
  }
  expect(page.querySelector('[style]')).toBeNull();
});

test('map-46: a measured map has its pins where the first view has them, until the map is there', async () => {
  const size = { width: 326, height: 418 };
  const browser = stubBrowser({ size });
  const { container } = render(map(lisbon));
  await act(async () => undefined);
  const pins = pinsOf(lisbon);
  const view = mapView(
    pins.map(({ position }) => position),
    'destination',
    { size },
  );
  const places = stillPins(container).map((pin) => ({
    x: Number(pin.getAttribute('x')) + 16,
    y: Number(pin.getAttribute('y')) + 16,
  }));
  expect(places).toHaveLength(pins.length);
  for (const [index, { position }] of pins.entries()) {
    const { x, y } = screenOffset(view, position);
    // As far as a crowded pin may be beside its place.
    expect(Math.abs(places[index]!.x - x)).toBeLessThanOrEqual(20.5);
    expect(Math.abs(places[index]!.y - y)).toBeLessThanOrEqual(20.5);
  }
  await act(async () => browser.comeNear());
  expect(stillPins(container)).toEqual([]);
});

test('map-46: a pin alone has a star', () => {
  stubBrowser();
  const { container } = render(map(lisbon.slice(0, 1)));
  expect(container.querySelector('svg > svg text')).toBeNull();
  expect(container.querySelector('svg > svg path')).not.toBeNull();
});
