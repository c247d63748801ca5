import { readConfiguration as readAppConfiguration } from '@parlour/app/configuration';
import type { Configuration } from '@parlour/contract';

/**
 * Reads the club's run-time configuration. Without one, for example under `vite dev` while no server runs, the club has
 * the product's own name.
 */
export function readConfiguration(page: Document): Configuration {
  const textOf = readAppConfiguration(page);
  return {
    clubName: textOf('clubName') ?? 'Parlour',
    clubAddress: textOf('clubAddress') ?? '',
    staffEmail: textOf('staffEmail'),
    clubPhone: textOf('clubPhone'),
    clubPhoneUrl: textOf('clubPhoneUrl'),
    newsletterUrl: textOf('newsletterUrl'),
    membershipUrl: textOf('membershipUrl'),
    logoUrl: textOf('logoUrl'),
    logoDarkUrl: textOf('logoDarkUrl'),
    googleMapsKey: textOf('googleMapsKey'),
    mapStyleUrl: textOf('mapStyleUrl'),
    mapTilesUrl: textOf('mapTilesUrl'),
    serviceWorkerUrl: textOf('serviceWorkerUrl'),
    sampleMembers: textOf('sampleMembers'),
    sampleStaff: null,
  };
}
