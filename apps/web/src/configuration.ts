import { configurationSchema, type Configuration } from '@parlour/contract';

/** What a page without a configuration goes by, for example one that `vite dev` serves while no server runs. */
const unconfigured: Configuration = {
  clubName: 'Parlour',
  clubAddress: '',
  newsletterUrl: null,
  membershipUrl: null,
  googleMapsKey: null,
  mapStyleUrl: null,
};

/**
 * The club's run-time configuration, which the server puts into the page as JSON in the element `#configuration`.
 * A page that carries none, or one that does not parse, gets the product's own name and nothing else.
 */
export function readConfiguration(page: Document): Configuration {
  const text = page.getElementById('configuration')?.textContent;
  if (!text) return unconfigured;
  const parsed = configurationSchema.safeParse(parseJson(text));
  return parsed.success ? parsed.data : unconfigured;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
