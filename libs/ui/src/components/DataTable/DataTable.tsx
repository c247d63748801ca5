import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { ArrowUpIcon } from '../../icons/navigationIcons.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { Anchor } from '../LinkProvider/LinkProvider.tsx';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './DataTable.css.ts';
import {
  type DataTableSelection,
  rangeOf,
  RowCheckbox,
  SelectionBar,
} from '../../parts/SelectionBar.tsx';

/** One column of a table. */
export type DataTableColumn<Row> = {
  /** Its name in the code and in the URL, different from the others. */
  name: string;
  /** The heading. */
  label: string;
  /** Renders the cell of a row. */
  cell: (row: Row) => ReactNode;
  /** Whether a press on the heading sorts by it. */
  isSortable?: boolean;
  /** As wide as its content, which then does not wrap. */
  isNarrow?: boolean;
  /** `end` for numbers that are compared by their digits. */
  align?: 'start' | 'end';
  /** Left out on a phone, where each row shows only what tells it from the others. */
  isHiddenOnPhone?: boolean;
};

/** The columns of a table in their order. A tuple, because the first column names the row. */
export type DataTableColumns<Row> = readonly [DataTableColumn<Row>, ...DataTableColumn<Row>[]];

/** The column that the rows are sorted by, and how. */
export type DataTableSort = { column: string; direction: 'ascending' | 'descending' };

export type DataTableProps<Row> = {
  /** What the rows are, for screen readers. */
  caption: string;
  /** The columns in their order. The first one names the row. */
  columns: DataTableColumns<Row>;
  /** The rows in their order. */
  rows: readonly Row[];
  /** Returns what tells a row from the others. */
  keyOf: (row: Row) => string;
  /** Returns the path that a row opens. Its first cell is then the link, and the whole row can be pressed. */
  hrefOf?: (row: Row) => string;
  /** Renders what is below the name of a row, outside of its link, as a few tags. May have links of its own. */
  belowName?: (row: Row) => ReactNode;
  /** Returns whether a row is marked as new. */
  isNew?: (row: Row) => boolean;
  /** Returns whether a row is what is open beside the table. */
  isCurrent?: (row: Row) => boolean;
  /**
   * By default `columns`. With `lines` each row has two lines at every width, with one column at their start, and one at their
   * end. What is too long is cut, and the headings are for screen readers alone.
   */
  layout?: 'columns' | 'lines';
  /** How the rows are sorted now. */
  sort?: DataTableSort;
  /** Called with the order that the pressed heading asks for. */
  onSort?: (sort: DataTableSort) => void;
  /** Which rows are chosen, for what is done with several at once. Without it rows have no checkbox. */
  selection?: DataTableSelection<Row>;
  /** Whether rows are being loaded. Those that are there stay, and without any their places are shown. */
  isLoading?: boolean | undefined;
  /** Shown in place of no rows, as an `EmptyState`. */
  empty?: ReactNode;
};

const placeholders = ['first', 'second', 'third', 'fourth', 'fifth'] as const;

/** Finds the links of the rows, which the arrow keys go through. */
const linksOf = (table: Element) => [
  ...table.querySelectorAll<HTMLElement>('tbody th > a:first-child'),
];

/** Returns the place of the row with the focus, from 0. Without one it is -1. */
export function focusedRow(table: Element | null): number {
  const row = document.activeElement?.closest('tbody tr');
  return table === null ? -1 : linksOf(table).findIndex((link) => link.closest('tr') === row);
}

/** Moves the focus to the row below or above the one with the focus, or to the first one. Returns whether there was one. */
export function focusNextRow(table: Element | null, step: 1 | -1): boolean {
  if (table === null) return false;
  const links = linksOf(table);
  const current = focusedRow(table);
  const next = current < 0 ? links[0] : links[current + step];
  next?.focus();
  return next !== undefined;
}

const steps: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

function moveByArrow(event: KeyboardEvent<HTMLTableElement>): void {
  const step = steps[event.key];
  if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
  if (!linksOf(event.currentTarget).some((link) => link === document.activeElement)) return;
  event.preventDefault();
  focusNextRow(event.currentTarget, step);
}

/**
 * Rows of things of one kind, compared by columns. A phone shows each row as a small list of its facts.
 * The arrow keys go from row to row.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, keyOf, selection, isLoading = false, empty } = props;
  const look = styles.layouts[props.layout ?? 'columns'];
  const lastChosen = useRef<string | null>(null);
  const keys = rows.map(keyOf);
  const rangeTo = (rowKey: string, isRange: boolean) => {
    const range = isRange ? rangeOf(keys, lastChosen.current, rowKey) : [rowKey];
    lastChosen.current = rowKey;
    return range;
  };
  if (rows.length === 0 && !isLoading && empty !== undefined) return empty;
  // The roles are named, because a phone's layout would take them away.
  return (
    <>
      {selection === undefined ? null : <SelectionBar selection={selection} keys={keys} />}
      {props.isLoading === undefined ? null : (
        <span role="status" className={visuallyHidden}>
          {isLoading ? 'Loading...' : ''}
        </span>
      )}
      <table
        role="table"
        className={look.table}
        aria-busy={isLoading || undefined}
        onKeyDown={moveByArrow}
      >
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead role="rowgroup" className={look.head}>
          <tr role="row">
            {selection === undefined ? null : (
              <th role="columnheader" scope="col" className={look.heading} data-narrow>
                <VisuallyHidden>Chosen</VisuallyHidden>
              </th>
            )}
            {columns.map((column) => (
              <Heading key={column.name} column={column} {...props} />
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className={look.body}>
          {rows.map((row) => (
            <TableRow key={keyOf(row)} row={row} rangeTo={rangeTo} {...props} />
          ))}
          {rows.length === 0 && isLoading
            ? placeholders.map((place) => (
                <tr key={place} aria-hidden="true" className={look.row}>
                  <td className={look.cell} colSpan={columns.length + (selection ? 1 : 0)}>
                    <Skeleton />
                  </td>
                </tr>
              ))
            : null}
        </tbody>
      </table>
    </>
  );
}

type TableRowProps<Row> = DataTableProps<Row> & {
  row: Row;
  /** Returns the keys that a press on a checkbox chooses or leaves. */
  rangeTo: (rowKey: string, isRange: boolean) => readonly string[];
};

function TableRow<Row>({
  row,
  columns: [naming, ...others],
  keyOf,
  hrefOf,
  belowName,
  isNew,
  isCurrent,
  layout = 'columns',
  selection,
  rangeTo,
}: TableRowProps<Row>) {
  const look = styles.layouts[layout];
  const isOpen = isCurrent?.(row) === true;
  return (
    <tr
      role="row"
      className={look.row}
      data-current={isOpen || undefined}
      data-new={isNew?.(row) === true || undefined}
      data-selectable={selection !== undefined || undefined}
      data-chosen={selection?.chosen.has(keyOf(row)) === true || undefined}
    >
      {selection === undefined ? null : (
        <td role="cell" className={look.choice}>
          <RowCheckbox selection={selection} row={row} rowKey={keyOf(row)} rangeTo={rangeTo} />
        </td>
      )}
      <th role="rowheader" scope="row" className={look.name}>
        {hrefOf === undefined ? (
          naming.cell(row)
        ) : (
          <Anchor
            href={hrefOf(row)}
            className={styles.link}
            aria-current={isOpen ? 'true' : undefined}
          >
            {naming.cell(row)}
          </Anchor>
        )}
        {belowName?.(row)}
      </th>
      {others.map((column) => (
        <td
          key={column.name}
          role="cell"
          className={look.cell}
          data-label={column.label}
          data-narrow={column.isNarrow || undefined}
          data-align={column.align}
          data-phone={column.isHiddenOnPhone === true ? 'hidden' : undefined}
        >
          {column.cell(row)}
        </td>
      ))}
    </tr>
  );
}

function Heading<Row>({
  column: { name, label, isSortable = false, isNarrow, align },
  sort,
  onSort,
  layout = 'columns',
}: Pick<DataTableProps<Row>, 'sort' | 'onSort' | 'layout'> & { column: DataTableColumn<Row> }) {
  const look = styles.layouts[layout];
  const direction = sort?.column === name ? sort.direction : undefined;
  const opposite = direction === 'ascending' ? 'descending' : 'ascending';
  return (
    <th
      role="columnheader"
      scope="col"
      className={look.heading}
      data-narrow={isNarrow || undefined}
      data-align={align}
      aria-sort={isSortable ? (direction ?? 'none') : undefined}
    >
      {isSortable ? (
        <button
          type="button"
          className={styles.sort}
          onClick={() => onSort?.({ column: name, direction: opposite })}
        >
          {label}
          <span className={styles.direction} data-direction={direction}>
            <ArrowUpIcon />
          </span>
        </button>
      ) : (
        label
      )}
    </th>
  );
}
