import { useId } from 'react';
import { error as errorStyle } from '../Field/Field.css.ts';
import * as styles from './Checkbox.css.ts';

export type CheckboxProps = {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
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
