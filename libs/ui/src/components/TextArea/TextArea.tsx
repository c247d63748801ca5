import type { FieldProps } from '../Field/Field.tsx';
import { Field, splitFieldProps } from '../Field/Field.tsx';
import { textArea } from './TextArea.css.ts';

export type TextAreaProps = FieldProps & {
  /** The text. */
  value: string;
  /** Called with the new text. */
  onChange: (value: string) => void;
  /** Cannot be changed and is not sent. */
  disabled?: boolean;
};

/** An input for several lines of text. It grows with its content. */
export function TextArea(props: TextAreaProps) {
  const { field, control } = splitFieldProps(props);
  const { onChange, ...input } = control;
  return (
    <Field {...field}>
      {(wiring) => (
        <textarea
          {...wiring}
          {...input}
          className={textArea}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
