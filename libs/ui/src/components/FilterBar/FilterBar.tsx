import { useEffect, useRef } from 'react';
import * as styles from './FilterBar.css.ts';

/** Props of {@link FilterBar}. */
export type FilterBarProps<Value extends string> = {
  /** What is being filtered, for example "Category". */
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
};

/** A row of choices of which one is pressed. It scrolls sideways where it does not fit, to what is pressed. */
export function FilterBar<Value extends string>({
  label,
  options,
  value,
  onChange,
}: FilterBarProps<Value>) {
  const bar = useRef<HTMLDivElement>(null);
  const pressed = options.findIndex((option) => option.value === value);

  useEffect(() => {
    const choice = bar.current?.children[pressed];
    if (bar.current === null || !(choice instanceof HTMLElement)) return;
    const { offsetLeft, offsetWidth } = choice;
    bar.current.scrollLeft = offsetLeft - (bar.current.clientWidth - offsetWidth) / 2;
  }, [pressed]);

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
