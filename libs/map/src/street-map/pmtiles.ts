import { addProtocol } from 'maplibre-gl';
import { PMTiles, Protocol, TileType } from 'pmtiles';

const SCHEME = 'pmtiles';

// Reads parts of an archive by range requests, and caches its directories.
const protocol = new Protocol();
addProtocol(SCHEME, protocol.tile);

/** Opens an archive, and returns the URL of MapLibre's source for it. Rejects where it cannot be read or has no vector tiles. */
export async function openArchive(archiveUrl: string): Promise<string> {
  const archive = protocol.get(archiveUrl) ?? new PMTiles(archiveUrl);
  const { tileType } = await archive.getHeader();
  if (tileType !== TileType.Mvt) throw new Error(`${archiveUrl} has no vector tiles.`);
  protocol.add(archive);
  return `${SCHEME}://${archiveUrl}`;
}
