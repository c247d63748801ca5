/** A source of numbers from 0 (inclusive) to 1 (exclusive). */
export type Random = () => number;

/** Hashes a text with FNV-1a, 32 bits. */
const hash = (text: string): number => {
  let state = 0x811c9dc5;
  for (const character of text) {
    state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return state >>> 0;
};

/** Returns a random source that repeats for the same seed (mulberry32, core/dashboard-1). Not for secrets. */
export function seededRandom(seed: string): Random {
  let state = hash(seed);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Selects up to `count` different items in random order. */
export function sample<Item>(
  items: readonly Item[],
  count: number,
  random: Random,
): readonly Item[] {
  const rest = [...items];
  const picked: Item[] = [];
  while (picked.length < count && rest.length > 0) {
    picked.push(...rest.splice(Math.floor(random() * rest.length), 1));
  }
  return picked;
}
