import type { ReactNode } from 'react';
import * as styles from './foundations.css.ts';

export type FactTableProps = {
  /** What the table is about, for screen readers. */
  label: string;
  /** The heading of each column, the first for the names of the rows. */
  columns: readonly string[];
  /** The first cell of a row names it. What a text has between backticks is shown as code. */
  rows: readonly (readonly ReactNode[])[];
};

/** Returns a cell whose text between backticks is code. */
const withCode = (cell: ReactNode): ReactNode =>
  typeof cell === 'string'
    ? cell.split('`').map((part, place) => (place % 2 ? <code key={place}>{part}</code> : part))
    : cell;

/** A table of tokens. It scrolls by keyboard too where it does not fit. */
export function FactTable({ label, columns, rows }: FactTableProps) {
  return (
    // Without a tab stop the keyboard could not scroll it. Storybook leaves the unstyled alone.
    <div className={`${styles.frame} sb-unstyled`} role="region" aria-label={label} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className={styles.head}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, ...cells], index) => (
            <tr key={index}>
              <th scope="row" className={styles.cell}>
                {first}
              </th>
              {cells.map((cell, place) => (
                <td key={place} className={styles.cell}>
                  {withCode(cell)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
