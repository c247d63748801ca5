/** Returns a vanilla-extract style for a grid of equal columns. */
export function columns(count: number): { gridTemplateColumns: string } {
  return {
    gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`,
  };
}
