/** The coordinates of a tile in the world's tile pyramid. */
export interface Tile {
  readonly z: number;
  readonly x: number;
  readonly y: number;
}

/** The deepest zoom with its own tiles. Its grid is as fine as the data, and closer views enlarge it. */
export const DEEPEST_ZOOM = 5;

/** The zoom of the packs' root tiles. A pack holds its root and all tiles below, and one more pack all above. */
const PACKED_FROM = 3;

/** A file of tiles: a root tile and the levels below it. */
export interface Pack {
  readonly name: string;
  readonly root: Tile;
  readonly levels: number;
}

/** The location of a tile: its pack, and its index in the pack. */
export interface PackedTile {
  readonly pack: Pack;
  readonly index: number;
}

const packAt = (root: Tile): Pack =>
  root.z < PACKED_FROM
    ? { name: 'world', root, levels: PACKED_FROM }
    : { name: `${root.x}-${root.y}`, root, levels: DEEPEST_ZOOM - PACKED_FROM + 1 };

/** Returns the tiles of a pack in index order: level by level, row by row. */
export function tilesOf({ root, levels }: Pack): readonly Tile[] {
  return Array.from({ length: levels }, (_, level) => {
    const side = 2 ** level;
    return Array.from({ length: side * side }, (_, cell) => ({
      z: root.z + level,
      x: root.x * side + (cell % side),
      y: root.y * side + Math.floor(cell / side),
    }));
  }).flat();
}

/** All packs: one for the low zooms, and one for each root tile. */
export const packs: readonly Pack[] = [
  packAt({ z: 0, x: 0, y: 0 }),
  ...Array.from({ length: 4 ** PACKED_FROM }, (_, cell) =>
    packAt({
      z: PACKED_FROM,
      x: cell % 2 ** PACKED_FROM,
      y: Math.floor(cell / 2 ** PACKED_FROM),
    }),
  ),
];

/** Finds a tile, from zoom 0 to {@link DEEPEST_ZOOM}. */
export function findTile({ z, x, y }: Tile): PackedTile {
  const rootZoom = z < PACKED_FROM ? 0 : PACKED_FROM;
  const level = z - rootZoom;
  const side = 2 ** level;
  const root = { z: rootZoom, x: Math.floor(x / side), y: Math.floor(y / side) };
  const before = (4 ** level - 1) / 3;
  return { pack: packAt(root), index: before + (y % side) * side + (x % side) };
}

/** Encodes a pack: the length of each tile in bytes, as 32-bit little-endian numbers, then the tiles. */
export function writePack(tiles: readonly Uint8Array[]): Uint8Array {
  const header = new DataView(new ArrayBuffer(tiles.length * 4));
  tiles.forEach(({ length }, index) => header.setUint32(index * 4, length, true));
  const parts = [new Uint8Array(header.buffer), ...tiles];
  const file = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let offset = 0;
  for (const part of parts) {
    file.set(part, offset);
    offset += part.length;
  }
  return file;
}

/** Reads one tile from a pack's file. It is empty where there is only sea. */
export function readPack(file: ArrayBuffer, { levels }: Pack, index: number): ArrayBuffer {
  const count = (4 ** levels - 1) / 3;
  const header = new DataView(file, 0, count * 4);
  let start = count * 4;
  for (let before = 0; before < index; before++) start += header.getUint32(before * 4, true);
  return file.slice(start, start + header.getUint32(index * 4, true));
}
