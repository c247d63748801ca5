import { type SyntheticEvent, useState } from 'react';
import type { FieldProps } from '../Field/Field.tsx';
import { Field, splitFieldProps } from '../Field/Field.tsx';
import * as styles from './DateTimeField.css.ts';

export type DateTimeFieldProps = FieldProps & {
  /** Whether a day or a time of day is asked for. */
  type: 'date' | 'time';
  /** `YYYY-MM-DD` for a date, 24-hour `HH:MM` for a time, or an empty string. */
  value: string;
  /** Called with the new value, empty while it is incomplete. */
  onChange: (value: string) => void;
  /** The earliest value, in the same format. */
  min?: string;
  /** The latest value, in the same format. */
  max?: string;
  /** Cannot be changed and is not sent. */
  disabled?: boolean;
};

const badInputMessages = {
  date: 'Please enter a whole date that exists.',
  time: 'Please enter a whole time.',
} as const;

const invitations = { date: 'Choose a date', time: 'Choose a time' } as const;

/**
 * An input for a date or a time, with the browser's own picker. Its value is empty while the typed text is incomplete
 * or invalid, and its form's validation shows an error until that is corrected. An empty one invites to choose: Safari would show the
 * present day, as if it were chosen.
 */
export function DateTimeField(props: DateTimeFieldProps) {
  const { field, control } = splitFieldProps(props);
  const { onChange, ...input } = control;
  const [hasBadInput, setHasBadInput] = useState(false);
  const [isIncomplete, setIsIncomplete] = useState(false);
  // The browser fires no change event between two values that it treats as empty.
  const recheck = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) =>
    setHasBadInput((was) => was && currentTarget.validity.badInput);
  return (
    <Field {...field} error={hasBadInput ? badInputMessages[props.type] : field.error}>
      {(wiring) => (
        <div className={styles.frame}>
          <input
            {...wiring}
            {...input}
            className={styles.input}
            // A program may fill in seconds, which no clock here has.
            onChange={({ target: { value } }) =>
              onChange(props.type === 'time' ? value.slice(0, 5) : value)
            }
            onInput={recheck}
            onKeyUp={recheck}
            onBlur={({ currentTarget }) => setIsIncomplete(currentTarget.validity.badInput)}
            onInvalid={({ currentTarget }) => setHasBadInput(currentTarget.validity.badInput)}
          />
          {input.value === '' && !isIncomplete ? (
            <span className={styles.invitation} aria-hidden="true">
              {invitations[props.type]}
            </span>
          ) : null}
        </div>
      )}
    </Field>
  );
}
