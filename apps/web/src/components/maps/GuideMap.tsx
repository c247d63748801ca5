import type { Configuration } from '@parlour/contract';
import { type MapRendererChoice, VendorMap, type VendorMapProps } from '@parlour/map';
import { use } from 'react';
import { ServicesContext } from '../../app/services.ts';

export type GuideMapProps = Omit<VendorMapProps, 'renderer' | 'onLoadError'>;

/** A map of vendors. The club's configuration selects the renderer; without one it is the embedded base map. */
export function GuideMap(props: GuideMapProps) {
  const configuration = use(ServicesContext)?.configuration;
  return <VendorMap {...props} renderer={mapRenderer(configuration)} onLoadError={logLoadError} />;
}

/** Selects Google Maps if the club has a key, otherwise MapLibre with the club's style or tiles, if any. */
const mapRenderer = (configuration: Configuration | undefined): MapRendererChoice => {
  const { googleMapsKey, mapStyleUrl, mapTilesUrl } = configuration ?? {};
  return googleMapsKey
    ? { kind: 'google', key: googleMapsKey }
    : { kind: 'maplibre', styleUrl: mapStyleUrl ?? null, tilesUrl: mapTilesUrl ?? null };
};

const logLoadError = (error: unknown) => {
  // oxlint-disable-next-line no-console -- the specification asks for no more than a line in the browser's log
  console.error('The map could not be loaded.', error);
};
