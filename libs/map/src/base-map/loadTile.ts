import { findTile, readPack, type Tile } from './packs.ts';

/** The URL scheme of embedded tiles: `parlour-map://5/16/11`. */
export const TILE_PROTOCOL = 'parlour-map';

const packUrls: Readonly<Record<string, string>> = import.meta.glob('./tiles/*.bin', {
  query: '?url',
  import: 'default',
  eager: true,
});

const cache = new Map<string, Promise<ArrayBuffer>>();

const fetchPack = async (name: string): Promise<ArrayBuffer> => {
  const response = await fetch(packUrls[`./tiles/${name}.bin`] ?? '');
  if (!response.ok) throw new Error(`The map's file ${name} responded with ${response.status}.`);
  return response.arrayBuffer();
};

/** Loads each pack once. After a failure, the next tile loads it again. */
const loadPack = (name: string): Promise<ArrayBuffer> => {
  const cached = cache.get(name);
  if (cached !== undefined) return cached;
  const pack = fetchPack(name).catch((error: unknown) => {
    cache.delete(name);
    throw error;
  });
  cache.set(name, pack);
  return pack;
};

const tileOf = (url: string): Tile => {
  const [z = 0, x = 0, y = 0] = url.slice(`${TILE_PROTOCOL}://`.length).split('/').map(Number);
  return { z, x, y };
};

/** Loads one tile of the embedded base map. Rejects when its file cannot be loaded. */
export async function loadTile(url: string): Promise<ArrayBuffer> {
  const { pack, index } = findTile(tileOf(url));
  return readPack(await loadPack(pack.name), pack, index);
}
