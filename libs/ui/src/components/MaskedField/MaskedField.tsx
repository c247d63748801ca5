import type { HTMLInputAutoCompleteAttribute } from 'react';
import { type FieldProps, Field, splitFieldProps } from '../Field/Field.tsx';
import { useComposed } from '../../behavior/useComposed.ts';
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
  const { shown, note, end } = useComposed(input.value);

  function applyEdit(element: HTMLInputElement, edit: Edit) {
    const formatted = format(edit.typed);
    const caret = caretAfter(edit, formatted);
    // Set here because React would move the caret to the end.
    element.value = formatted;
    // A field that a program fills in has no caret, and Safari would focus it.
    if (element === document.activeElement) element.setSelectionRange(caret, caret);
    onChange(formatted);
  }

  function insert(element: HTMLInputElement, text: string) {
    const { value, selectionStart, selectionEnd } = element;
    const before = value.slice(0, selectionStart ?? value.length);
    const typed = before + text + value.slice(selectionEnd ?? value.length);
    applyEdit(element, { typed, caret: before.length + text.length, isForward: false });
  }

  return (
    <Field {...field}>
      {(wiring) => (
        <input
          {...wiring}
          {...input}
          type="text"
          inputMode="numeric"
          value={shown}
          className={styles.digits}
          onCompositionEnd={({ currentTarget }) => {
            end();
            const { value, selectionStart } = currentTarget;
            const caret = selectionStart ?? value.length;
            applyEdit(currentTarget, { typed: value, caret, isForward: false });
          }}
          onDragEnd={end}
          onChange={(event) => {
            const { target, nativeEvent } = event;
            if (input.maxLength !== undefined) target.maxLength = input.maxLength;
            if (note(event)) {
              onChange(format(target.value));
              return;
            }
            const caret = target.selectionStart ?? target.value.length;
            const isForward =
              nativeEvent instanceof InputEvent && nativeEvent.inputType === 'deleteContentForward';
            applyEdit(target, { typed: target.value, caret, isForward });
          }}
          // The browser would first cut the text at `maxLength`, spaces included.
          onPaste={(event) => {
            event.preventDefault();
            insert(event.currentTarget, event.clipboardData.getData('text'));
          }}
          // The browser knows where, and moves what was in the field. A file would leave the page.
          onDrop={(event) => {
            if (event.dataTransfer.types.includes('Files')) event.preventDefault();
            else event.currentTarget.removeAttribute('maxlength');
          }}
        />
      )}
    </Field>
  );
}

/** Digits of any script count, since `format` may take them. */
const notDigits = /\P{Nd}/gu;

const countDigits = (text: string): number => text.replaceAll(notDigits, '').length;

/** Returns the index after the first `count` digits: 0 for none, the length of the text for more than it has. */
const indexAfterDigits = (text: string, count: number): number => {
  if (count <= 0) return 0;
  let digits = 0;
  for (let index = 0; index < text.length; index += 1) {
    if (/\p{Nd}/u.test(text.charAt(index))) digits += 1;
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
  const [typedDigits, digits] = [typed, formatted].map((text) => text.replaceAll(notDigits, ''));
  const isCut = typedDigits !== digits && typedDigits?.startsWith(digits ?? '');
  // Formatting may prepend zeros, and cuts surplus digits at the end.
  const count = isCut
    ? countDigits(typed.slice(0, caret))
    : countDigits(formatted) - countDigits(typed.slice(caret));
  const index = indexAfterDigits(formatted, count);
  const separators = isForward ? /^\D*/.exec(formatted.slice(index))?.[0].length : 0;
  return index + (separators ?? 0);
}
