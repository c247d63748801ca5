import { useId } from 'react';
import { error as errorStyle } from '../Field/Field.css.ts';
import * as styles from './Checkbox.css.ts';

export type CheckboxProps = {
  /** What is true when it is ticked. */
  label: string;
  /** Whether it is ticked. */
  checked: boolean;
  /** Called with the new state. */
  onChange: (checked: boolean) => void;
  /** The issue with the current state. */
  error?: string;
};

/** A checkbox with its label and error. */
export function Checkbox({ label, onChange, error, ...input }: CheckboxProps) {
  const id = useId();
  return (
    <div className={styles.checkbox}>
      <label className={styles.row}>
        <input
          {...input}
          type="checkbox"
          className={styles.input}
          aria-describedby={error ? id : undefined}
          aria-invalid={error ? true : undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        {label}
      </label>
      {error ? (
        <p id={id} className={errorStyle}>
          {error}
        </p>
      ) : null}
    </div>
  );
}
