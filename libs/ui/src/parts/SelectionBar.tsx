import { type ReactNode, useEffect, useRef } from 'react';
import { VisuallyHidden } from '../components/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './SelectionBar.css.ts';

/** Which rows of a table are chosen. */
export type DataTableSelection<Row> = {
  /** The keys of the chosen rows. Rows of other pages may be among them. */
  chosen: ReadonlySet<string>;
  /** Called with all keys that are then chosen. */
  onChange: (chosen: ReadonlySet<string>) => void;
  /** Returns the name of a row, for its checkbox. */
  nameOf: (row: Row) => string;
  /** What can be done with the chosen rows. Shown while there are any. */
  actions?: ReactNode;
};

/** Returns the keys with some of them added or taken away. */
function changed(chosen: ReadonlySet<string>, keys: readonly string[], isChosen: boolean) {
  const next = new Set(chosen);
  for (const key of keys) {
    if (isChosen) next.add(key);
    else next.delete(key);
  }
  return next;
}

type BarProps<Row> = {
  /** Which rows are chosen. */
  selection: DataTableSelection<Row>;
  /** The keys of the rows of this page. */
  keys: readonly string[];
};

/** What chooses all rows of the page, how many are chosen, and what can be done with them. */
export function SelectionBar<Row>({ selection, keys }: BarProps<Row>) {
  const { chosen, onChange, actions } = selection;
  const count = keys.filter((key) => chosen.has(key)).length;
  const isPartial = count > 0 && count < keys.length;
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // HTML has no attribute for it.
    if (box.current !== null) box.current.indeterminate = isPartial;
  }, [isPartial]);
  return (
    <div className={styles.bar}>
      <label className={styles.all}>
        <input
          ref={box}
          type="checkbox"
          className={styles.box}
          checked={keys.length > 0 && count === keys.length}
          disabled={keys.length === 0}
          onChange={(event) => onChange(changed(chosen, keys, event.target.checked))}
        />
        All on this page
      </label>
      <span role="status" className={styles.count}>
        {chosen.size === 0 ? '' : `${chosen.size} chosen`}
      </span>
      {chosen.size === 0 ? null : (
        <>
          {actions}
          <button
            type="button"
            className={styles.clear}
            onClick={() => {
              // The pressed button goes away.
              box.current?.focus();
              onChange(new Set());
            }}
          >
            Choose none
          </button>
        </>
      )}
    </div>
  );
}

/** Returns the keys from one to another in their order on the page, both among them. */
export function rangeOf(
  keys: readonly string[],
  from: string | null,
  to: string,
): readonly string[] {
  const start = from === null ? -1 : keys.indexOf(from);
  const end = keys.indexOf(to);
  if (start < 0) return [to];
  return keys.slice(Math.min(start, end), Math.max(start, end) + 1);
}

type CheckboxProps<Row> = {
  /** Which rows are chosen. */
  selection: DataTableSelection<Row>;
  /** The row that it chooses. */
  row: Row;
  /** The key of the row. */
  rowKey: string;
  /** Returns the keys that a press on it chooses or leaves. */
  rangeTo: (rowKey: string, isRange: boolean) => readonly string[];
};

/** The checkbox that chooses one row, with Shift all from the last one to it. */
export function RowCheckbox<Row>({ selection, row, rowKey, rangeTo }: CheckboxProps<Row>) {
  const { chosen, onChange, nameOf } = selection;
  return (
    <label className={styles.one}>
      <input
        type="checkbox"
        className={styles.box}
        checked={chosen.has(rowKey)}
        onChange={({ nativeEvent, target }) => {
          const isRange = nativeEvent instanceof MouseEvent && nativeEvent.shiftKey;
          onChange(changed(chosen, rangeTo(rowKey, isRange), target.checked));
        }}
      />
      <VisuallyHidden>Choose {nameOf(row)}</VisuallyHidden>
    </label>
  );
}
