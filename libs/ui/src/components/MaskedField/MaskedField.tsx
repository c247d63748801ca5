import type { HTMLInputAutoCompleteAttribute } from 'react';
import { type FieldProps, Field, splitFieldProps } from '../Field/Field.tsx';
import * as styles from './MaskedField.css.ts';

export type MaskedFieldProps = FieldProps & {
  /** The formatted value. */
  value: string;
  /** Called with the formatted value. */
  onChange: (value: string) => void;
  /** Formats typed or pasted text. */
  format: (typed: string) => string;
  /** What the browser may fill in. */
  autoComplete?: HTMLInputAutoCompleteAttribute;
  /** The form of the value, such as MM/YY. */
  placeholder?: string;
  /** The maximum number of typed characters. Pasted text may be longer, since `format` cuts it. */
  maxLength?: number;
  /** Called when the field gets the focus. */
  onFocus?: () => void;
  /** Called when the field loses the focus. */
  onBlur?: () => void;
};

/**
 * An input that formats digits while they are typed, for example in groups. The caret stays between the same digits,
 * even for an edit in the middle.
 */
export function MaskedField(props: MaskedFieldProps) {
  const { field, control } = splitFieldProps(props);
  const { format, onChange, ...input } = control;

  function applyEdit(element: HTMLInputElement, edit: Edit) {
    const formatted = format(edit.typed);
    const caret = caretAfter(edit, formatted);
    // Set here because React would move the caret to the end.
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
            applyEdit(target, { typed: target.value, caret, isForward });
          }}
          onPaste={(event) => {
            // The browser would first cut the pasted text at `maxLength`, spaces included.
            event.preventDefault();
            const { value, selectionStart, selectionEnd } = event.currentTarget;
            const before = value.slice(0, selectionStart ?? value.length);
            const pasted = event.clipboardData.getData('text');
            const typed = before + pasted + value.slice(selectionEnd ?? value.length);
            const caret = before.length + pasted.length;
            applyEdit(event.currentTarget, { typed, caret, isForward: false });
          }}
        />
      )}
    </Field>
  );
}

const countDigits = (text: string): number => text.replaceAll(/\D/g, '').length;

/** Returns the index after the first `count` digits: 0 for none, the length of the text for more than it has. */
const indexAfterDigits = (text: string, count: number): number => {
  if (count <= 0) return 0;
  let digits = 0;
  for (let index = 0; index < text.length; index += 1) {
    if (/\d/.test(text.charAt(index))) digits += 1;
    if (digits === count) return index + 1;
  }
  return text.length;
};

/** An edit that the browser has applied to an input. */
interface Edit {
  /** The whole text after the edit. */
  readonly typed: string;
  /** The caret's index in that text. */
  readonly caret: number;
  /** Whether the Delete key made it. A separator cannot be deleted, so the caret steps over it. */
  readonly isForward: boolean;
}

/** Returns the caret's index in `formatted`, between the same digits as before formatting. */
function caretAfter({ typed, caret, isForward }: Edit, formatted: string): number {
  const [typedDigits, digits] = [typed, formatted].map((text) => text.replaceAll(/\D/g, ''));
  const isCut = typedDigits !== digits && typedDigits?.startsWith(digits ?? '');
  // Formatting may prepend zeros, and cuts surplus digits at the end.
  const count = isCut
    ? countDigits(typed.slice(0, caret))
    : countDigits(formatted) - countDigits(typed.slice(caret));
  const index = indexAfterDigits(formatted, count);
  const separators = isForward ? /^\D*/.exec(formatted.slice(index))?.[0].length : 0;
  return index + (separators ?? 0);
}
