import { addProtocol } from 'maplibre-gl';
import { PMTiles, Protocol } from 'pmtiles';

const SCHEME = 'pmtiles';

// Reads parts of an archive by range requests, and caches its directories.
const protocol = new Protocol();
addProtocol(SCHEME, protocol.tile);

/** Opens an archive, and returns the URL of MapLibre's source for it. Rejects where the archive cannot be read. */
export async function openArchive(archiveUrl: string): Promise<string> {
  const archive = new PMTiles(archiveUrl);
  protocol.add(archive);
  await archive.getHeader();
  return `${SCHEME}://${archiveUrl}`;
}
