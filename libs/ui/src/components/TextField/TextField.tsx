import { type HTMLInputAutoCompleteAttribute, useId } from 'react';
import { control as controlStyle } from '../Field/Field.css.ts';
import type { FieldProps } from '../Field/Field.tsx';
import { Field, splitFieldProps } from '../Field/Field.tsx';

export type TextFieldProps = FieldProps & {
  /** The text. */
  value: string;
  /** Called with the new text. */
  onChange: (value: string) => void;
  /** Called when the field loses the focus. */
  onBlur?: () => void;
  /** What is typed, for the checks and the keyboard of the browser. */
  type?: 'text' | 'email' | 'tel' | 'url' | 'search';
  /** The name in the form, for the browser to fill it in. */
  name?: string;
  /** What the browser may fill in. */
  autoComplete?: HTMLInputAutoCompleteAttribute;
  /** The keyboard of a phone, where `type` does not say it. */
  inputMode?: 'text' | 'numeric' | 'email' | 'tel' | 'url';
  /** The form of the value. It goes away while typing. */
  placeholder?: string;
  /** What the browser offers while typing. Other texts are possible. */
  suggestions?: readonly string[];
  /** Takes the focus when it appears. */
  autoFocus?: boolean;
  /** Cannot be changed and is not sent. */
  disabled?: boolean;
};

/** An input for one line of text. */
export function TextField(props: TextFieldProps) {
  const { field, control } = splitFieldProps(props);
  const { onChange, type = 'text', suggestions = [], ...input } = control;
  const listId = useId();
  return (
    <Field {...field}>
      {(wiring) => (
        <>
          <input
            {...wiring}
            {...input}
            type={type}
            list={suggestions.length === 0 ? undefined : listId}
            className={controlStyle}
            onChange={(event) => onChange(event.target.value)}
          />
          {suggestions.length === 0 ? null : (
            <datalist id={listId}>
              {suggestions.map((suggestion) => (
                <option key={suggestion} value={suggestion} />
              ))}
            </datalist>
          )}
        </>
      )}
    </Field>
  );
}
