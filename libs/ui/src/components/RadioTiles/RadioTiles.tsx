import { useId } from 'react';
import { useReadOnly } from '../../behavior/ReadOnlyFields.tsx';
import { label as labelStyle, requiredMark } from '../Field/Field.css.ts';
import * as styles from './RadioTiles.css.ts';

export type RadioTilesProps<Value extends string> = {
  /** The name of the group. */
  label: string;
  /** The tiles in their order. */
  options: readonly { value: Value; label: string }[];
  /** The chosen value, or an empty string before a choice. */
  value: Value | '';
  /** Called with the chosen value. */
  onChange: (value: Value) => void;
  /** Whether the form needs a choice. The label gets a mark. */
  required?: boolean;
};

/** Chooses one option from tiles that are all in view. Keyboard: Tab to the group, then the arrows or Space. */
export function RadioTiles<Value extends string>({
  label,
  options,
  value,
  onChange,
  required = false,
}: RadioTilesProps<Value>) {
  const id = useId();
  const isReadOnly = useReadOnly();
  return (
    <div
      role="radiogroup"
      aria-labelledby={id}
      aria-required={required || undefined}
      aria-readonly={isReadOnly || undefined}
      className={styles.group}
    >
      <div id={id} className={labelStyle}>
        {label}
        {required ? (
          <span className={requiredMark} aria-hidden="true">
            *
          </span>
        ) : null}
      </div>
      <div className={styles.tiles}>
        {options.map((option) => (
          <label key={option.value} className={styles.tile}>
            <input
              type="radio"
              className={styles.input}
              name={id}
              value={option.value}
              checked={option.value === value}
              onChange={() => {
                if (!isReadOnly) onChange(option.value);
              }}
            />
            {option.label}
          </label>
        ))}
      </div>
    </div>
  );
}
