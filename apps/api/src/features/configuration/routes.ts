import type { Configuration } from '@parlour/contract';
import type { Config } from '../../config.ts';
import type { HandlersOf } from '../../platform/http/handler.ts';

/** Selects the browser's part of the server's configuration. */
export const browserConfiguration = (config: Config): Configuration => ({
  clubName: config.clubName,
  clubAddress: config.clubAddress,
  newsletterUrl: config.newsletterUrl,
  membershipUrl: config.membershipUrl,
  googleMapsKey: config.googleMapsKey ?? null,
  mapStyleUrl: config.mapStyleUrl ?? null,
});

/** Binds the call of the configuration. */
export const configurationHandlers = (
  configuration: Configuration,
): HandlersOf<'getConfiguration'> => ({
  getConfiguration: { answer: () => Promise.resolve({ data: configuration }) },
});
