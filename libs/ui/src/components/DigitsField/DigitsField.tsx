import type { HTMLInputAutoCompleteAttribute } from 'react';
import type { FieldProps } from '../Field/Field.tsx';
import { Field, splitFieldProps } from '../Field/Field.tsx';
import { caretAfter, type Edit } from '../../behavior/caretAfter.ts';
import * as styles from './DigitsField.css.ts';

/** Props of {@link DigitsField}. */
export type DigitsFieldProps = FieldProps & {
  /** As `format` has it. */
  value: string;
  /** Called with what is shown from now on. */
  onChange: (value: string) => void;
  /** What is shown for what was typed or pasted. */
  format: (typed: string) => string;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  placeholder?: string;
  /** Characters that can be typed; what is pasted may be longer, since `format` cuts it. */
  maxLength?: number;
  onFocus?: () => void;
  onBlur?: () => void;
};

/**
 * Digits that are put into their form while they are typed, for example in groups. The caret stays between the digits
 * where it was, also when one edits in the middle.
 */
export function DigitsField(props: DigitsFieldProps) {
  const { field, control } = splitFieldProps(props);
  const { format, onChange, ...input } = control;

  function show(element: HTMLInputElement, edit: Edit) {
    const formatted = format(edit.typed);
    const caret = caretAfter(edit, formatted);
    // Written here rather than by React, which would put the caret at the end.
    element.value = formatted;
    element.setSelectionRange(caret, caret);
    onChange(formatted);
  }

  return (
    <Field {...field}>
      {(wiring) => (
        <input
          {...wiring}
          {...input}
          type="text"
          inputMode="numeric"
          className={styles.digits}
          onChange={({ target, nativeEvent }) => {
            const caret = target.selectionStart ?? target.value.length;
            const isForward =
              nativeEvent instanceof InputEvent && nativeEvent.inputType === 'deleteContentForward';
            show(target, { typed: target.value, caret, isForward });
          }}
          onPaste={(event) => {
            // The browser would cut it at `maxLength`, spaces included, before it could be read.
            event.preventDefault();
            const { value, selectionStart, selectionEnd } = event.currentTarget;
            const before = value.slice(0, selectionStart ?? value.length);
            const pasted = event.clipboardData.getData('text');
            const typed = before + pasted + value.slice(selectionEnd ?? value.length);
            const caret = before.length + pasted.length;
            show(event.currentTarget, { typed, caret, isForward: false });
          }}
        />
      )}
    </Field>
  );
}
