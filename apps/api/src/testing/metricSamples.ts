/** One value of the metrics, with its name and labels. */
export interface MetricSample {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  /** The name with its labels, as it was written. */
  readonly series: string;
  readonly value: number;
}

/** Reads the samples of a text in Prometheus' form. */
export function readSamples(text: string): readonly MetricSample[] {
  return text.split('\n').flatMap((line) => {
    const [, series = '', name = '', inBraces = '', value = ''] =
      /^(([a-z_][a-z0-9_]*)(?:\{(.*)\})?) (\S+)$/i.exec(line) ?? [];
    if (name === '') return [];
    const labels = Object.fromEntries(
      [...inBraces.matchAll(/([a-z_]+)="((?:[^"\\]|\\.)*)"/gi)].map(([, key = '', each = '']) => [
        key,
        each,
      ]),
    );
    return [{ name, labels, series, value: Number(value.replace('Inf', 'Infinity')) }];
  });
}

/** Adds up the values of a metric whose labels are these. */
export function sumOf(
  samples: readonly MetricSample[],
  name: string,
  labels: Readonly<Record<string, string>> = {},
): number {
  return samples
    .filter((sample) => sample.name === name)
    .filter((sample) => Object.entries(labels).every(([key, each]) => sample.labels[key] === each))
    .reduce((sum, { value }) => sum + value, 0);
}
