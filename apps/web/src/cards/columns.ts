/** Returns a vanilla-extract style for a grid of equal columns. */
export const columns = (count: number): { gridTemplateColumns: string } => ({
  gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`,
});
