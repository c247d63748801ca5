import { pinsOf } from '@parlour/core';
import { render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { MapPins, type MapPinsProps } from './MapPins.tsx';
import { fakeRenderer, stubBrowser } from './testing/fakeRenderer.ts';
import { lisbon } from './testing/vendors.ts';

const renderPins = (props: Partial<MapPinsProps> = {}) => {
  stubBrowser();
  const element = document.body.appendChild(document.createElement('div'));
  const view = { center: { latitude: 38.71, longitude: -9.15 }, zoom: 12 };
  const fake = fakeRenderer();
  void fake.create({ element, view, onMoved: vi.fn(), onLoadError: vi.fn(), onFailed: vi.fn() });
  return render(
    <MapPins
      pins={pinsOf(lisbon)}
      view={view}
      size={{ width: 800, height: 520 }}
      selectedVendorId={null}
      litVendorId={null}
      vendorLinks={new Map()}
      renderer={fake}
      frame={{ current: element }}
      onToggle={vi.fn()}
      onClose={vi.fn()}
      {...props}
    />,
  );
};

const numberIn = (name: string) => screen.getByRole('button', { name }).getAttribute('data-number');

test('map-14, core/map-16: pins carry their numbers, and a pin alone a star', () => {
  const { unmount } = renderPins();
  expect(numberIn('1, Le Comptoir, Restaurants')).toBe('1');
  expect(numberIn('5, Lume, Restaurants')).toBe('5');
  unmount();
  renderPins({ pins: pinsOf(lisbon.slice(0, 1)) });
  expect(numberIn('Le Comptoir, Restaurants')).toBeNull();
});

test('map-14: the pin that the page names is lit', () => {
  renderPins({ litVendorId: 'Lume' });
  const lit = screen.getAllByRole('button').filter((pin) => pin.hasAttribute('data-lit'));
  expect(lit.map((pin) => pin.getAttribute('aria-label'))).toEqual(['5, Lume, Restaurants']);
});

test('map-15: the name leads to the vendor where the page gives a link', () => {
  const links = new Map([['Lume', { href: '/vendors/lume' }]]);
  const { unmount } = renderPins({ selectedVendorId: 'Lume', vendorLinks: links });
  const link = within(screen.getByRole('group', { name: 'Lume' })).getByRole('link', {
    name: 'Lume',
  });
  expect(link.getAttribute('href')).toBe('/vendors/lume');
  unmount();
  renderPins({ selectedVendorId: 'Lume' });
  expect(screen.queryByRole('link', { name: 'Lume' })).toBeNull();
});

test.each([
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9)', /^geo:38\.7071,-9\.1355\?q=.*\(Lume\)$/, null],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0)', /^maps:\?q=Lume/, null],
  ['Mozilla/5.0 (X11; Linux x86_64)', /^https:\/\/www\.openstreetmap\.org/, '_blank'],
])('map-15, core/map-17: %s opens the place in its own maps', (userAgent, url, target) => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  renderPins({ selectedVendorId: 'Lume' });
  const link = screen.getByRole('link', { name: 'Open in Maps' });
  expect(link.getAttribute('href')).toMatch(url);
  expect(link.getAttribute('target')).toBe(target);
});
