import type { Configuration } from '@parlour/contract';
import type { Config } from '../../config.ts';
import type { HandlersOf } from '../../http/calls/handler.ts';

/** Selects the browser's part of the server's configuration. */
export function toBrowserConfiguration(config: Config): Configuration {
  return {
    clubName: config.clubName,
    clubAddress: config.clubAddress,
    newsletterUrl: config.newsletterUrl,
    membershipUrl: config.membershipUrl,
    googleMapsKey: config.googleMapsKey ?? null,
    mapStyleUrl: config.mapStyleUrl ?? null,
  };
}

/** Binds the call of the configuration. */
export function configurationHandlers(
  configuration: Configuration,
): HandlersOf<'getConfiguration'> {
  return {
    getConfiguration: { query: () => Promise.resolve({ data: configuration }) },
  };
}
