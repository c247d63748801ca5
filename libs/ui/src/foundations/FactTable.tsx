import type { ReactNode } from 'react';
import * as styles from './foundations.css.ts';

export type FactTableProps = {
  /** What the table is about, for screen readers. */
  label: string;
  /** The heading of each column, the first for the names of the rows. */
  columns: readonly string[];
  /** The columns that show how something looks. A phone shows them first. */
  samples?: readonly string[];
  /** The first cell of a row names it. What a text has between backticks is shown as code. */
  rows: readonly (readonly ReactNode[])[];
};

/** Returns a cell whose text between backticks is code. */
const withCode = (cell: ReactNode): ReactNode =>
  typeof cell === 'string'
    ? cell.split('`').map((part, place) => (place % 2 ? <code key={place}>{part}</code> : part))
    : cell;

/**
 * A table of tokens. It scrolls by keyboard too where it does not fit. A phone shows each row as a card, where nothing is out
 * of sight.
 */
export function FactTable({ label, columns, samples = [], rows }: FactTableProps) {
  const sampleCell = samples.length > 1 ? styles.shownOfMany : styles.shown;
  return (
    // Without a tab stop the keyboard could not scroll it. Storybook leaves the unstyled alone.
    <div className={`${styles.frame} sb-unstyled`} role="region" aria-label={label} tabIndex={0}>
      {/* The roles are named, because a phone's layout would take them away. */}
      <table role="table" className={styles.table}>
        <thead role="rowgroup" className={styles.heads}>
          <tr role="row">
            {columns.map((column) => (
              <th key={column} role="columnheader" scope="col" className={styles.head}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className={styles.body}>
          {rows.map(([first, ...cells], index) => (
            <tr key={index} role="row" className={styles.card}>
              <th role="rowheader" scope="row" className={styles.title}>
                {first}
              </th>
              {cells.map((cell, place) => {
                const column = columns[place + 1] ?? '';
                return (
                  <td
                    key={place}
                    role="cell"
                    data-label={column}
                    className={samples.includes(column) ? sampleCell : styles.cell}
                  >
                    <div className={styles.content}>{withCode(cell)}</div>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
