/** One line of the bench: a figure with its reference and its limit, as texts for the table. */
export interface Measure {
  readonly name: string;
  readonly figure: string;
  /** The compared figure of the same run. An absolute figure has none. */
  readonly reference?: string;
  /** The ratio to the reference, if any. */
  readonly ratio?: string;
  readonly limit: string;
  readonly isWithinLimit: boolean;
}

/** Returns the median of an odd number of values, NaN of none. */
export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** Calls `work` some times, one call after another. Returns the milliseconds that each took. */
export async function timeCalls(
  calls: number,
  work: (call: number) => Promise<unknown>,
): Promise<readonly number[]> {
  const times: number[] = [];
  for (let call = 1; call <= calls; call += 1) {
    const begin = performance.now();
    await work(call);
    times.push(performance.now() - begin);
  }
  return times;
}

const headings = ['measure', 'figure', 'reference', 'ratio', 'limit', 'within'] as const;

const cellsOf = (measure: Measure): readonly string[] => [
  measure.name,
  measure.figure,
  measure.reference ?? '',
  measure.ratio ?? '',
  measure.limit,
  measure.isWithinLimit ? 'yes' : 'NO',
];

/** Formats the measures as a table for a terminal. */
export function toTable(measures: readonly Measure[]): string {
  const rows = [headings, ...measures.map(cellsOf)];
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
}
