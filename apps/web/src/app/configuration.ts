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

/**
 * Reads the club's run-time configuration. The server puts it into the page as JSON in the element `#configuration`.
 * Returns defaults with the product's own name when it is missing or invalid.
 */
export function readConfiguration(page: Document): Configuration {
  const text = page.getElementById('configuration')?.textContent;
  if (!text) return defaultConfiguration;
  const parsed = configurationSchema.safeParse(parseJson(text));
  return parsed.success ? parsed.data : defaultConfiguration;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
