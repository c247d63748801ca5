import type { FieldProps } from '../Field/Field.tsx';
import { Field, splitFieldProps } from '../Field/Field.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { MinusIcon, PlusIcon } from '../../icons/contentIcons.tsx';
import * as styles from './NumberField.css.ts';

export type NumberFieldProps = FieldProps & {
  /** The typed digits, or an empty string. */
  value: string;
  /** Called with the typed digits or the stepped number. */
  onChange: (value: string) => void;
  /** Where the buttons stop. */
  min?: number;
  /** Where the buttons stop. */
  max?: number;
  /** Cannot be changed and is not sent. */
  disabled?: boolean;
};

/** An input for a whole number, typed or stepped between `min` and `max`. */
export function NumberField(props: NumberFieldProps) {
  const { field, control } = splitFieldProps(props);
  const { onChange, min, max, ...rest } = control;
  const number = rest.value === '' ? undefined : Number(rest.value);

  const step = (by: 1 | -1) => {
    const next = number === undefined ? (min ?? 0) : number + by;
    onChange(String(Math.min(Math.max(next, min ?? next), max ?? next)));
  };
  const isAtMin = number !== undefined && min !== undefined && number <= min;
  const isAtMax = number !== undefined && max !== undefined && number >= max;

  return (
    <Field {...field}>
      {(wiring) => (
        <div className={styles.group}>
          <input
            {...wiring}
            {...rest}
            type="number"
            inputMode="numeric"
            min={min}
            max={max}
            step={1}
            className={styles.input}
            onChange={(event) => onChange(event.target.value)}
          />
          <IconButton
            label={`Decrease ${field.label}`}
            icon={<MinusIcon />}
            variant="outlined"
            disabled={rest.disabled || wiring.readOnly || isAtMin}
            onClick={() => step(-1)}
          />
          <IconButton
            label={`Increase ${field.label}`}
            icon={<PlusIcon />}
            variant="outlined"
            disabled={rest.disabled || wiring.readOnly || isAtMax}
            onClick={() => step(1)}
          />
        </div>
      )}
    </Field>
  );
}
