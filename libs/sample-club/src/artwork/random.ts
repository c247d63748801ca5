/** A random source that gives the same numbers for the same seed. */
export interface Random {
  /** Returns a number of at least `low`, below `high`. */
  between(low: number, high: number): number;
  /** Returns true for the given share (0 to 1) of the calls. */
  chance(share: number): boolean;
  /** Returns one item of the list. */
  pick<Item>(list: readonly [Item, ...Item[]]): Item;
}

/** Creates a random source from a string (FNV-1a for the seed, mulberry32 for the numbers). */
export function seededRandom(seed: string): Random {
  let state = 0x811c9dc5;
  for (const character of seed) {
    state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    between: (low, high) => low + next() * (high - low),
    chance: (share) => next() < share,
    pick: (list) => list[Math.floor(next() * list.length)] ?? list[0],
  };
}
