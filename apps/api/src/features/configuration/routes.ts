import type { Configuration } from '@parlour/contract';
import type { Config } from '../../config.ts';
import type { HandlersOf } from '../../platform/http/handler.ts';

/** The browser's share of the server's environment. */
export const browserConfiguration = (config: Config): Configuration => ({
  clubName: config.clubName,
  clubAddress: config.clubAddress,
  newsletterUrl: config.newsletterUrl,
  membershipUrl: config.membershipUrl,
  googleMapsKey: config.googleMapsKey ?? null,
  mapStyleUrl: config.mapStyleUrl ?? null,
});

/** Binds the call of the configuration to the browser's share of it. */
export const configurationHandlers = (
  configuration: Configuration,
): HandlersOf<'getConfiguration'> => ({
  getConfiguration: { answer: () => Promise.resolve({ data: configuration }) },
});
