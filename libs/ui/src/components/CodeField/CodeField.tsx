import type { Ref } from 'react';
import type { FieldProps } from '../Field/Field.tsx';
import { Field, splitFieldProps } from '../Field/Field.tsx';
import { code } from './CodeField.css.ts';

const length = 6;

/** Props of {@link CodeField}. */
export type CodeFieldProps = FieldProps & {
  /** Up to six digits. */
  value: string;
  /** Called with digits only, at most six, whatever was typed or pasted. */
  onChange: (value: string) => void;
  autoFocus?: boolean;
  disabled?: boolean;
  ref?: Ref<HTMLInputElement>;
};

/** The six digits of a one-time code, in one input that phones can fill from a message. */
export function CodeField(props: CodeFieldProps) {
  const { field, control } = splitFieldProps(props);
  const { onChange, ...input } = control;
  return (
    <Field {...field}>
      {(wiring) => (
        <input
          {...wiring}
          {...input}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          className={code}
          onChange={(event) => onChange(event.target.value.replace(/\D/g, '').slice(0, length))}
        />
      )}
    </Field>
  );
}
