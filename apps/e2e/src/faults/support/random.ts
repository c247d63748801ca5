/** Numbers that depend only on a seed. */
export interface Random {
  /** Returns a whole number from `from` up to and including `to`. */
  readonly between: (from: number, to: number) => number;
  readonly pick: <Value>(values: readonly [Value, ...Value[]]) => Value;
  /** Returns random lower-case letters and digits. */
  readonly text: (length: number) => string;
}

const hashOf = (text: string): number => {
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return hash >>> 0;
};

/** Creates {@link Random} from a seed by the generator Mulberry32. */
export function createRandom(seed: string): Random {
  let state = hashOf(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  return {
    between,
    pick: (values) => values[between(0, values.length - 1)] ?? values[0],
    text: (length) => Array.from({ length }, () => between(0, 35).toString(36)).join(''),
  };
}
