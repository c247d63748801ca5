/** How many cards a full row has at each width. On phones `lines` shows each card as a line with a small picture. */
export interface GridColumns {
  readonly phone: 1 | 2 | 'lines';
  readonly md: 2 | 3;
  readonly lg: 2 | 3 | 4;
}

/** How many cards share the row of one card at each width. */
export interface GridCell {
  readonly phone: 1 | 2 | 'lines';
  readonly md: 1 | 2 | 3;
  readonly lg: 1 | 2 | 3 | 4;
}

/** The lengths of a last row by what is left over; nothing left over is a full row. */
const restsOf = { 1: [1], 2: [2, 1], 3: [3, 1, 2], 4: [4, 1, 2, 3] } as const;

/** Returns how many cards share a row: as many as there are columns, or in the last row as many as are left. */
function rowLength<Columns extends keyof typeof restsOf>(
  index: number,
  count: number,
  columns: Columns,
): (typeof restsOf)[Columns][number] {
  const rest = count % columns;
  const [full] = restsOf[columns];
  return index < count - rest ? full : (restsOf[columns][rest] ?? full);
}

/** Returns the cell of one of `count` cards. Every row is full: a single last card has its row to itself. */
export function cellOf(index: number, count: number, { phone, md, lg }: GridColumns): GridCell {
  return {
    phone: phone === 'lines' ? phone : rowLength(index, count, phone),
    md: rowLength(index, count, md),
    lg: rowLength(index, count, lg),
  };
}
