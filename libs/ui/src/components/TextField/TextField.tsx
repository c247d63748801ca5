import type { HTMLInputAutoCompleteAttribute, Ref } from 'react';
import { control as controlStyle } from '../Field/Field.css.ts';
import type { FieldProps } from '../Field/Field.tsx';
import { Field, splitFieldProps } from '../Field/Field.tsx';

type Editable = { readOnly?: never; onChange: (value: string) => void };

/** There to be copied: all of it is selected as soon as it has the focus. */
type ReadOnly = { readOnly: true; onChange?: never };

/** Props of {@link TextField}. */
export type TextFieldProps = FieldProps &
  (Editable | ReadOnly) & {
    value: string;
    onBlur?: () => void;
    type?: 'text' | 'email' | 'tel' | 'url' | 'search';
    name?: string;
    autoComplete?: HTMLInputAutoCompleteAttribute;
    inputMode?: 'text' | 'numeric' | 'email' | 'tel' | 'url';
    placeholder?: string;
    maxLength?: number;
    autoFocus?: boolean;
    disabled?: boolean;
    ref?: Ref<HTMLInputElement>;
  };

/** One line of text. */
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
          {...(onChange === undefined
            ? { onFocus: (event) => event.currentTarget.select() }
            : { onChange: (event) => onChange(event.target.value) })}
        />
      )}
    </Field>
  );
}
