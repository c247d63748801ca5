/** One line of the bench: a figure, what it is held against, and whether it is within its limit. */
export interface Measure {
  readonly name: string;
  readonly figure: string;
  /** What it is compared with in the same run, or nothing for an absolute figure. */
  readonly reference: string;
  /** The ratio to the reference, or the figure itself. */
  readonly ratio: string;
  readonly limit: string;
  readonly within: boolean;
}

/** The middle value of an odd number of readings. */
export const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

const headings = ['measure', 'figure', 'reference', 'ratio', 'limit', 'within'] as const;

const cells = (measure: Measure): readonly string[] => [
  measure.name,
  measure.figure,
  measure.reference,
  measure.ratio,
  measure.limit,
  measure.within ? 'yes' : 'NO',
];

/** The measures as a table for a terminal. */
export const asTable = (measures: readonly Measure[]): string => {
  const rows = [headings, ...measures.map(cells)];
  const widths = headings.map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
};
