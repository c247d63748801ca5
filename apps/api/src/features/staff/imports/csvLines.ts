import { stringify } from 'csv-stringify/sync';

/** Returns rows of cells as lines of CSV, which end as on Windows. Without quotes, any break of a line within a cell would end its row. */
export function csvLines(rows: readonly (readonly string[])[], delimiter = ','): string {
  return stringify([...rows], {
    delimiter,
    record_delimiter: 'windows',
    quoted_match: /[\r\n]/,
  });
}
