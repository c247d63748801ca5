import type { HTMLInputAutoCompleteAttribute } from 'react';
import { control as controlStyle } from '../Field/Field.css.ts';
import type { FieldProps } from '../Field/Field.tsx';
import { Field, splitFieldProps } from '../Field/Field.tsx';

export type TextFieldProps = FieldProps & {
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  type?: 'text' | 'email' | 'tel' | 'url' | 'search';
  name?: string;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  inputMode?: 'text' | 'numeric' | 'email' | 'tel' | 'url';
  placeholder?: string;
  autoFocus?: boolean;
  disabled?: boolean;
};

/** An input for one line of text. */
export function TextField(props: TextFieldProps) {
  const { field, control } = splitFieldProps(props);
  const { onChange, type = 'text', ...input } = control;
  return (
    <Field {...field}>
      {(wiring) => (
        <input
          {...wiring}
          {...input}
          type={type}
          className={controlStyle}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
