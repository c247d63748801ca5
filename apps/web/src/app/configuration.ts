import { readConfiguration as readAppConfiguration } from '@parlour/app/configuration';
import { configurationSchema, type Configuration } from '@parlour/contract';

/** Used when the page holds no configuration, for example under `vite dev` while no server runs. */
const defaultConfiguration: Configuration = {
  clubName: 'Parlour',
  clubAddress: '',
  newsletterUrl: null,
  membershipUrl: null,
  googleMapsKey: null,
  mapStyleUrl: null,
};

/** Reads the club's run-time configuration. Returns defaults with the product's own name without a valid one. */
export function readConfiguration(page: Document): Configuration {
  return readAppConfiguration(page, configurationSchema, defaultConfiguration);
}
