import { addProtocol } from 'maplibre-gl';
import { Protocol } from 'pmtiles';

const SCHEME = 'pmtiles';

// Reads parts of an archive by range requests, and caches its directories.
addProtocol(SCHEME, new Protocol().tile);

/** Returns the URL of MapLibre's source for an archive. */
export function sourceUrl(archiveUrl: string): string {
  return `${SCHEME}://${archiveUrl}`;
}
