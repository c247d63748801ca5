import type { Configuration, Vendor } from '@parlour/contract';
import { type MapDrawingChoice, VendorMap } from '@parlour/map';
import { use } from 'react';
import { ServicesContext } from '../services.ts';

/** Props of {@link GuideMap}. */
export type GuideMapProps = {
  /** What the map is of, for example "Map of Rome". */
  label: string;
  vendors: readonly Vendor[];
  /** The kind of page that it stands on, by which a single pin is shown more or less closely. */
  page: 'destination' | 'vendor';
  /** Whether the vendors can be filtered by category. */
  hasFilter: boolean;
};

/** The map of some vendors, drawn as the club's configuration says; without one, as in a story, on the embedded base map. */
export function GuideMap(props: GuideMapProps) {
  const configuration = use(ServicesContext)?.configuration;
  return <VendorMap {...props} drawing={mapDrawing(configuration)} onLoadError={logLoadError} />;
}

/** Google Maps where the club has a key for it, else MapLibre, with the club's style if it names one. */
const mapDrawing = (configuration: Configuration | undefined): MapDrawingChoice => {
  const { googleMapsKey, mapStyleUrl } = configuration ?? {};
  return googleMapsKey
    ? { kind: 'google', key: googleMapsKey }
    : { kind: 'maplibre', styleUrl: mapStyleUrl ?? null };
};

const logLoadError = (error: unknown) => {
  // oxlint-disable-next-line no-console -- the specification asks for no more than a line in the browser's log
  console.error('The map could not be loaded.', error);
};
