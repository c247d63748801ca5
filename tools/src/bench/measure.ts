/** One figure of the bench. Its limit is that of the ratio where it is compared with a reference, otherwise of the value. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  /** Absent for a count, a rate and a share. */
  readonly unit?: 'ms' | 's' | 'kB' | 'MB';
  /** A figure without any limit only informs. */
  readonly atMost?: number;
  readonly atLeast?: number;
  /** The compared figure of the same run. The ratio is the quotient of both where none is given. */
  readonly reference?: { readonly name: string; readonly value: number; readonly ratio?: number };
  /** What explains the value. */
  readonly remark?: string;
}

/** Measures some figures. */
export type Measure = () => Promise<readonly Figure[]>;

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

/** States the median of some times, in milliseconds. */
export function medianTime(name: string, times: readonly number[], atMost: number): Figure {
  const [fastest, slowest] = [Math.min(...times), Math.max(...times)].map(textOf);
  const remark = `of ${times.length} fastest ${fastest}, slowest ${slowest} ms`;
  return { name, value: median(times), unit: 'ms', atMost, remark };
}

const ratioOf = ({ value, reference }: Figure): number | undefined =>
  reference && (reference.ratio ?? value / reference.value);

/** Whether a figure keeps to its limit. A figure that could not be measured does not. */
export function isWithinLimit(figure: Figure): boolean {
  const limited = ratioOf(figure) ?? figure.value;
  const { atMost = Infinity, atLeast = -Infinity } = figure;
  return limited <= atMost && limited >= atLeast;
}

/** Writes a value with as many decimals as tell something. */
function textOf(value: number): string {
  if (Number.isInteger(value) || Math.abs(value) >= 1000) return value.toFixed(0);
  if (Math.abs(value) >= 10) return value.toFixed(1);
  return value.toFixed(Math.abs(value) < 0.1 ? 4 : 2);
}

const headings = ['measure', 'figure', 'reference', 'ratio', 'limit', 'within'] as const;

function cellsOf(figure: Figure): readonly string[] {
  const { name, value, unit, reference, remark, atMost, atLeast } = figure;
  const ratio = ratioOf(figure);
  const quantity = (each: number) => (unit ? `${textOf(each)} ${unit}` : textOf(each));
  const limit = reference ? textOf : quantity;
  const limits = [
    atMost !== undefined && `at most ${limit(atMost)}`,
    atLeast !== undefined && `at least ${limit(atLeast)}`,
  ];
  return [
    name,
    quantity(value),
    [reference && `${reference.name} ${quantity(reference.value)}`, remark]
      .filter((text) => text !== undefined)
      .join(', '),
    ratio?.toFixed(3) ?? '',
    limits.filter((text) => text !== false).join(', '),
    isWithinLimit(figure) ? 'yes' : 'NO',
  ];
}

/** Formats figures as a table for a terminal. */
export function toTable(figures: readonly Figure[]): string {
  const rows = [headings, ...figures.map(cellsOf)];
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
