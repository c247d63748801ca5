/** Returns the items with one of them at another place, both from 0. */
export function movedTo<Item>(items: readonly Item[], from: number, to: number): readonly Item[] {
  const rest = items.toSpliced(from, 1);
  return rest.toSpliced(to, 0, ...items.slice(from, from + 1));
}

/** Returns the place of an item that is dropped at an edge of another one, both from 0. */
export function placeOfDrop(from: number, over: number, edge: 'top' | 'bottom'): number {
  const before = edge === 'top' ? over : over + 1;
  // Its own place is free by then.
  return before > from ? before - 1 : before;
}
