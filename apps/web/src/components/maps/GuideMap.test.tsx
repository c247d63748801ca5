import { VendorMap, type VendorMapProps } from '@parlour/map';
import { render, screen } from '@testing-library/react';
import { afterAll, expect, test, vi } from 'vitest';
import type { Configuration } from '@parlour/contract';
import { type Services, ServicesContext } from '../../app/services.ts';
import { configuration } from '../../testing/club.ts';
import { GuideMap } from './GuideMap.tsx';

// The files of a worker share their modules, but not those that this one replaces.
vi.hoisted(() => vi.resetModules());
afterAll(() => void vi.resetModules());

vi.mock('@parlour/map', () => ({ VendorMap: vi.fn(() => <p>A map</p>) }));

/** Renders the map and returns the props passed to it. */
const renderedMapProps = (changes: Partial<Configuration> | undefined): VendorMapProps => {
  const map = <GuideMap label="Map of Rome" vendors={[]} page="destination" hasFilter />;
  // No other service is used here.
  const services = { configuration: { ...configuration, ...changes } } as Services;
  render(changes ? <ServicesContext value={services}>{map}</ServicesContext> : map);
  return vi.mocked(VendorMap).mock.lastCall![0];
};

test.each([
  [{ googleMapsKey: 'a key' }, { kind: 'google', key: 'a key' }],
  [
    { googleMapsKey: 'a key', mapStyleUrl: '/style.json' },
    { kind: 'google', key: 'a key' },
  ],
  [{ mapStyleUrl: '/style.json' }, { kind: 'maplibre', styleUrl: '/style.json' }],
  [
    { mapTilesUrl: '/map-tiles/archives.json' },
    { kind: 'maplibre', styleUrl: null, tilesUrl: '/map-tiles/archives.json' },
  ],
  [{}, { kind: 'maplibre', styleUrl: null, tilesUrl: null }],
  [undefined, { kind: 'maplibre', styleUrl: null, tilesUrl: null }],
] as const)(
  'web/components/maps-1: the configuration %j selects the renderer %j',
  (changes, renderer) => {
    expect(renderedMapProps(changes)).toMatchObject({
      renderer,
      label: 'Map of Rome',
      page: 'destination',
    });
  },
);

test('web/components/maps-2: an error is logged once and shows nothing', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const error = new Error('No way to Google.');
  renderedMapProps({}).onLoadError(error);
  expect(log.mock.calls).toEqual([['The map could not be loaded.', error]]);
  expect(screen.getByText('A map')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});
