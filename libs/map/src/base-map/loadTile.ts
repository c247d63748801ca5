import { findTile, readPack, type Tile } from './packs.ts';

/** Addresses of embedded tiles begin with it: `parlour-map://5/16/11`. */
export const TILE_PROTOCOL = 'parlour-map';

const addresses: Readonly<Record<string, string>> = import.meta.glob('./tiles/*.bin', {
  query: '?url',
  import: 'default',
  eager: true,
});

const loading = new Map<string, Promise<ArrayBuffer>>();

const fetchPack = async (name: string): Promise<ArrayBuffer> => {
  const response = await fetch(addresses[`./tiles/${name}.bin`] ?? '');
  if (!response.ok) throw new Error(`The map's file ${name} was answered with ${response.status}.`);
  return response.arrayBuffer();
};

/** Each pack is loaded once; one that could not be loaded is asked for again by the next tile. */
const loadPack = (name: string): Promise<ArrayBuffer> => {
  const known = loading.get(name);
  if (known !== undefined) return known;
  const pack = fetchPack(name).catch((error: unknown) => {
    loading.delete(name);
    throw error;
  });
  loading.set(name, pack);
  return pack;
};

const tileOf = (address: string): Tile => {
  const [z = 0, x = 0, y = 0] = address.slice(`${TILE_PROTOCOL}://`.length).split('/').map(Number);
  return { z, x, y };
};

/** Loads one tile of the embedded base map. Rejects when its file can't be had. */
export const loadTile = async (address: string): Promise<ArrayBuffer> => {
  const { pack, index } = findTile(tileOf(address));
  return readPack(await loadPack(pack.name), pack, index);
};
