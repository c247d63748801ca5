import { createHash } from 'node:crypto';
import { open, readdir, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { MapArchive } from '@parlour/core/map';
import type { FastifyInstance } from 'fastify';
import { configError } from '../errors/configError.ts';
import { isWebUrl } from '../text/isWebUrl.ts';

/** Archives of map tiles in one folder of this machine. */
export interface MapArchives {
  readonly folder: string;
  readonly archives: readonly MapArchive[];
}

/** The settings that tell where archives are. Absent `mapTiles`: in the data folder's `maps`. */
interface ArchiveSettings {
  readonly dataFolder: string;
  readonly mapTiles: string | undefined;
}

const PREFIX = '/map-tiles/';
/** The path of the list of archives. */
const LIST = `${PREFIX}archives.json`;
const EXTENSION = '.pmtiles';
const DAY = 24 * 60 * 60;

/** The header of PMTiles: magic number, version, places of its parts, type of tiles, bounds, and more. */
const HEADER_LENGTH = 127;
const MAGIC = 'PMTiles';
const VERSION = 3;
const VECTOR_TILES = 1;

/**
 * Finds the club's archives: those that MAP_TILES names, or otherwise those in the data folder's `maps`.
 *
 * @returns undefined if there are none on this machine. Rejects when a file is missing, cut off or no archive of vector
 * tiles. The error names MAP_TILES only if it is set, otherwise just the file.
 */
export async function readMapArchives(settings: ArchiveSettings): Promise<MapArchives | undefined> {
  try {
    return await findArchives(settings);
  } catch (error) {
    throw settings.mapTiles === undefined ? error : configError('MAP_TILES', error);
  }
}

async function findArchives({
  dataFolder,
  mapTiles,
}: ArchiveSettings): Promise<MapArchives | undefined> {
  if (mapTiles !== undefined && isWebUrl(mapTiles)) return undefined;
  if (mapTiles?.endsWith(EXTENSION)) {
    const folder = dirname(mapTiles);
    return { folder, archives: [await readArchive(folder, basename(mapTiles))] };
  }
  const folder = mapTiles ?? join(dataFolder, 'maps');
  const isFolder = await stat(folder).then(
    (found) => found.isDirectory(),
    () => false,
  );
  const names = isFolder ? await readdir(folder) : [];
  const archives = await Promise.all(
    names
      .filter((name) => name.endsWith(EXTENSION) && !name.startsWith('.'))
      .toSorted()
      .map((name) => readArchive(folder, name)),
  );
  if (archives.length > 0) return { folder, archives };
  if (mapTiles !== undefined) throw new Error(`there is no ${EXTENSION} file at ${folder}`);
  return undefined;
}

/** Returns where browsers find the map tiles; null for none. */
export function mapTilesUrl(
  { mapTiles }: Pick<ArchiveSettings, 'mapTiles'>,
  archives: MapArchives | undefined,
): string | null {
  if (archives !== undefined) return LIST;
  return mapTiles !== undefined && isWebUrl(mapTiles) ? mapTiles : null;
}

/** Names the content of an archive by its header, which tells how long its parts are. */
const versionOf = (header: Buffer) =>
  createHash('sha256').update(header).digest('hex').slice(0, 16);

async function readArchive(folder: string, name: string): Promise<MapArchive> {
  const path = join(folder, name);
  const file = await open(path);
  try {
    const header = Buffer.alloc(HEADER_LENGTH);
    await file.read(header, 0, HEADER_LENGTH, 0);
    const isArchive =
      header.toString('latin1', 0, MAGIC.length) === MAGIC &&
      header.readUInt8(MAGIC.length) === VERSION &&
      header.readUInt8(99) === VECTOR_TILES;
    if (!isArchive) throw new Error(`${path} is no archive of vector tiles in PMTiles ${VERSION}`);
    const degrees = (offset: number) => header.readInt32LE(offset) / 1e7;
    // Where the root directory, the metadata, the further directories and the tiles begin, and how long they are.
    const ends = [8, 24, 40, 56].map(
      (at) => header.readBigUInt64LE(at) + header.readBigUInt64LE(at + 8),
    );
    const { size } = await file.stat();
    if (ends.some((end) => end > size)) throw new Error(`${path} is cut off`);
    return {
      // A browser keeps parts of a file, which are wrong for another one in its place. All servers find the same version.
      url: `${PREFIX}${encodeURIComponent(name)}?v=${versionOf(header)}`,
      bounds: { west: degrees(102), south: degrees(106), east: degrees(110), north: degrees(114) },
    };
  } finally {
    await file.close();
  }
}

/** Serves the list of the archives, and by range the archives. */
export async function addMapArchives(
  app: FastifyInstance,
  { folder, archives }: MapArchives,
): Promise<void> {
  const paths = new Set(
    archives.map(({ url }) => {
      const [path = ''] = url.split('?', 1);
      return decodeURIComponent(path).slice(PREFIX.length - 1);
    }),
  );
  app.get(LIST, (_request, reply) => reply.header('cache-control', 'no-cache').send(archives));
  await app.register(fastifyStatic, {
    root: folder,
    prefix: PREFIX,
    decorateReply: false,
    index: false,
    allowedPath: (path) => paths.has(path),
    cacheControl: false,
    // A browser asks after a day whether the file has another date.
    setHeaders: (reply) => {
      reply.header('cache-control', `public, max-age=${DAY}`);
    },
  });
}
