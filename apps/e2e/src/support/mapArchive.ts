/** Kinds of geometry in a Mapbox vector tile. */
const geometryTypes = { point: 1, line: 2, polygon: 3 } as const;

/** A shape of a tile, in units of 1/4096 of the tile's width. */
export interface TileFeature {
  readonly type: keyof typeof geometryTypes;
  readonly points: readonly (readonly [x: number, y: number])[];
  readonly properties: Readonly<Record<string, string>>;
}

const varint = (value: number): number[] => {
  const bytes: number[] = [];
  let rest = value;
  while (rest > 127) {
    bytes.push((rest % 128) + 128);
    rest = Math.floor(rest / 128);
  }
  return [...bytes, rest];
};
const number = (field: number, value: number) => [...varint(field * 8), ...varint(value)];
const bytes = (field: number, content: readonly number[]) => [
  ...varint(field * 8 + 2),
  ...varint(content.length),
  ...content,
];
const text = (field: number, value: string) => bytes(field, [...Buffer.from(value)]);
const zigzag = (value: number) => varint(value < 0 ? -2 * value - 1 : 2 * value);

/** Encodes a path by moves from point to point: 1 moves, 2 draws, 7 closes. */
const geometry = ({ type, points }: TileFeature) => {
  const steps = points.map(([x, y], index) => {
    const [fromX, fromY] = points[index - 1] ?? [0, 0];
    return [...zigzag(x - fromX), ...zigzag(y - fromY)];
  });
  const [first = [], ...others] = steps;
  const lines = others.length === 0 ? [] : [...varint(2 + 8 * others.length), ...others.flat()];
  return [...varint(1 + 8), ...first, ...lines, ...(type === 'polygon' ? varint(7 + 8) : [])];
};

/** Encodes a layer of a Mapbox vector tile. */
const layer = (name: string, features: readonly TileFeature[]) => {
  const pairs = features.flatMap(({ properties }) => Object.entries(properties));
  const keys = [...new Set(pairs.map(([key]) => key))];
  const values = [...new Set(pairs.map(([, value]) => value))];
  const encoded = features.flatMap((feature) => {
    const tags = Object.entries(feature.properties).flatMap(([key, value]) => [
      ...varint(keys.indexOf(key)),
      ...varint(values.indexOf(value)),
    ]);
    return bytes(2, [
      ...bytes(2, tags),
      ...number(3, geometryTypes[feature.type]),
      ...bytes(4, geometry(feature)),
    ]);
  });
  return [
    ...number(15, 2),
    ...text(1, name),
    ...encoded,
    ...keys.flatMap((key) => text(3, key)),
    ...values.flatMap((value) => bytes(4, text(1, value))),
    ...number(5, 4096),
  ];
};

/** The number of a tile in an archive: the tiles of all lower zooms, then its place on the Hilbert curve. */
const tileId = (zoom: number, column: number, row: number) => {
  let id = (4 ** zoom - 1) / 3;
  let [x, y] = [column, row];
  for (let side = 2 ** zoom / 2; side >= 1; side /= 2) {
    const [right, down] = [x >= side ? 1 : 0, y >= side ? 1 : 0];
    id += side * side * ((3 * right) ^ down);
    [x, y] = [x % side, y % side];
    if (down === 0) [x, y] = right === 1 ? [side - 1 - y, side - 1 - x] : [y, x];
  }
  return id;
};

const HEADER = 127;

/**
 * Makes an archive in PMTiles 3 with one tile at zoom 10, the one that holds a place, in the Protomaps schema.
 */
export function mapArchive(
  { latitude, longitude }: { readonly latitude: number; readonly longitude: number },
  layers: Readonly<Record<string, readonly TileFeature[]>>,
): Buffer {
  const zoom = 10;
  const side = 2 ** zoom;
  const sine = Math.sin((latitude * Math.PI) / 180);
  const column = Math.floor((longitude / 360 + 0.5) * side);
  const row = Math.floor((0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * side);
  const tile = Buffer.from(
    Object.entries(layers).flatMap(([name, features]) => bytes(3, layer(name, features))),
  );
  const directory = Buffer.from([1, tileId(zoom, column, row), 1, tile.length, 1].flatMap(varint));
  const metadata = Buffer.from('{}');
  const header = Buffer.alloc(HEADER);
  header.write('PMTiles');
  header.writeUInt8(3, 7);
  let offset = HEADER;
  for (const [at, { length }] of [
    [8, directory],
    [24, metadata],
    [40, Buffer.alloc(0)],
    [56, tile],
  ] as const) {
    header.writeBigUInt64LE(BigInt(offset), at);
    header.writeBigUInt64LE(BigInt(length), at + 8);
    offset += length;
  }
  for (const at of [72, 80, 88]) header.writeBigUInt64LE(1n, at);
  // Clustered, nothing compressed, vector tiles.
  for (const [index, value] of [1, 1, 1, 1, zoom, zoom].entries())
    header.writeUInt8(value, 96 + index);
  const bounds = [longitude - 0.2, latitude - 0.2, longitude + 0.2, latitude + 0.2];
  for (const [index, degrees] of bounds.entries()) {
    header.writeInt32LE(Math.round(degrees * 1e7), 102 + 4 * index);
  }
  header.writeUInt8(zoom, 118);
  header.writeInt32LE(Math.round(longitude * 1e7), 119);
  header.writeInt32LE(Math.round(latitude * 1e7), 123);
  return Buffer.concat([header, directory, metadata, tile]);
}
