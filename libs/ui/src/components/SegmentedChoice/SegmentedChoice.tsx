import { useId } from 'react';
import * as styles from './SegmentedChoice.css.ts';

export type SegmentedChoiceProps<Value extends string> = {
  /** What is chosen, shown before the choices. */
  label: string;
  /** Two or three choices in their order. */
  options: readonly { value: Value; label: string }[];
  /** The selected choice. */
  value: Value;
  /** Called with the choice that was pressed. */
  onChange: (value: Value) => void;
};

/** One of two or three short choices, side by side. */
export function SegmentedChoice<Value extends string>({
  label,
  options,
  value,
  onChange,
}: SegmentedChoiceProps<Value>) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className={styles.group}>
      <span id={id}>{label}</span>
      <span className={styles.segments}>
        {options.map((option) => (
          <button
            key={option.value}
            type="button"
            className={styles.segment}
            aria-pressed={option.value === value}
            onClick={() => onChange(option.value)}
          >
            {option.label}
          </button>
        ))}
      </span>
    </div>
  );
}
