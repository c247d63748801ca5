/** The columns of a grid of cards, all of one width (a style of vanilla-extract). */
export const columns = (count: number): { gridTemplateColumns: string } => ({
  gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`,
});
