import type { Ref } from 'react';
import type { FieldProps } from '../Field/Field.tsx';
import { Field, splitFieldProps } from '../Field/Field.tsx';
import { code } from './OtpField.css.ts';

const codeLength = 6;

export type OtpFieldProps = FieldProps & {
  /** Up to six digits. */
  value: string;
  /** Called with at most six digits, whatever was typed or pasted. */
  onChange: (value: string) => void;
  autoFocus?: boolean;
  disabled?: boolean;
  ref?: Ref<HTMLInputElement>;
};

/** An input for a six-digit one-time code. Phones can fill it from a message. */
export function OtpField(props: OtpFieldProps) {
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
          onChange={(event) => onChange(event.target.value.replace(/\D/g, '').slice(0, codeLength))}
        />
      )}
    </Field>
  );
}
