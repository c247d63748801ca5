/** The columns of content that staff alone read. */
type StaffColumn = 'version' | 'hiddenAt' | 'externalId';

/** A row of content, or its columns, as members read it. */
export type Shown<Row> = Omit<Row, StaffColumn>;

/** Returns the columns of a kind of content that members read. */
export function shownColumns<Columns extends Readonly<Record<StaffColumn, unknown>>>(
  columns: Columns,
): Shown<Columns> {
  const { version: _, hiddenAt: __, externalId: ___, ...shown } = columns;
  return shown;
}
