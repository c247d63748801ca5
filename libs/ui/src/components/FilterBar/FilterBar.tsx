import { useEffect, useRef } from 'react';
import * as styles from './FilterBar.css.ts';

export type FilterBarProps<Value extends string> = {
  /** The filtered property, for example "Category". */
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
};

/** A row of choices with one selected. Where the row does not fit, it scrolls to the selected choice. */
export function FilterBar<Value extends string>({
  label,
  options,
  value,
  onChange,
}: FilterBarProps<Value>) {
  const bar = useRef<HTMLDivElement>(null);
  const selectedIndex = options.findIndex((option) => option.value === value);

  useEffect(() => {
    const choice = bar.current?.children[selectedIndex];
    if (bar.current === null || !(choice instanceof HTMLElement)) return;
    const { offsetLeft, offsetWidth } = choice;
    bar.current.scrollLeft = offsetLeft - (bar.current.clientWidth - offsetWidth) / 2;
  }, [selectedIndex]);

  return (
    <div ref={bar} role="group" aria-label={label} className={styles.bar}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          className={styles.choice}
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}
