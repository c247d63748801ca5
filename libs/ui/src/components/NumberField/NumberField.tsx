import type { KeyboardEvent } from 'react';
import { control as controlStyle } from '../Field/Field.css.ts';
import type { FieldProps } from '../Field/Field.tsx';
import { Field, splitFieldProps } from '../Field/Field.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { MinusIcon, PlusIcon } from '../../icons/contentIcons.tsx';
import { useComposed } from '../../behavior/useComposed.ts';
import * as styles from './NumberField.css.ts';

export type NumberFieldProps = FieldProps & {
  /** The typed digits, or an empty string. */
  value: string;
  /** Returns the digits of what was typed or pasted. By default a text with others changes nothing. */
  format?: (typed: string, current: string) => string;
  /** Called with the formatted text or the stepped number. */
  onChange: (value: string) => void;
  /** Where the buttons stop. */
  min?: number;
  /** Where the buttons stop. */
  max?: number;
  /** Cannot be changed and is not sent. */
  disabled?: boolean;
};

/** Returns a digit of any script as 0 to 9. Unicode has each ten in a row. */
const plainDigit = (digit: string) => {
  const codePoint = digit.codePointAt(0) ?? 0;
  let first = codePoint;
  while (/^\p{Nd}$/u.test(String.fromCodePoint(first - 1))) first -= 1;
  return String((codePoint - first) % 10);
};

const wholeNumber = (typed: string, current: string) => {
  const plain = typed.trim().replaceAll(/\p{Nd}/gu, plainDigit);
  return /^\d*$/.test(plain) ? plain : current;
};

/** Whether a key is an input method's, or part of a command. */
const isOther = ({ nativeEvent: key }: KeyboardEvent) =>
  key.isComposing || key.shiftKey || key.altKey || key.ctrlKey || key.metaKey;

/** An input for a whole number, typed or stepped between `min` and `max`. */
export function NumberField(props: NumberFieldProps) {
  const { field, control } = splitFieldProps(props);
  const { onChange, format = wholeNumber, min, max, ...rest } = control;
  const { shown, note, end } = useComposed(rest.value);
  const number = /^-?\d+$/.test(rest.value) ? Number(rest.value) : undefined;

  const step = (by: 1 | -1) => {
    const next = number === undefined ? (min ?? 0) : number + by;
    onChange(String(Math.min(Math.max(next, min ?? next), max ?? next)));
  };
  const isAtMin = number !== undefined && min !== undefined && number <= min;
  const isAtMax = number !== undefined && max !== undefined && number >= max;

  return (
    <Field {...field}>
      {(wiring) => (
        <div className={styles.group}>
          <input
            {...wiring}
            {...rest}
            value={shown}
            // One of the type `number` drops the digits of other scripts without a word.
            type="text"
            role="spinbutton"
            inputMode="numeric"
            autoComplete="off"
            min={min}
            max={max}
            aria-valuenow={number}
            aria-valuemin={min}
            aria-valuemax={max}
            className={controlStyle}
            onCompositionEnd={end}
            onChange={(event) => {
              const { target } = event;
              const formatted = format(target.value, rest.value);
              if (!note(event) && formatted !== target.value) {
                // Set here because React would move the caret to the end.
                const behind = target.value.length - (target.selectionStart ?? target.value.length);
                target.value = formatted;
                const caret = Math.max(0, formatted.length - behind);
                // Safari would focus a field that a program fills in.
                if (target === document.activeElement) target.setSelectionRange(caret, caret);
              }
              onChange(formatted);
            }}
            onKeyDown={(event) => {
              const by = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : null;
              if (by === null || rest.disabled || wiring.readOnly || isOther(event)) return;
              event.preventDefault();
              step(by);
            }}
          />
          <IconButton
            label={`Decrease ${field.label}`}
            icon={<MinusIcon />}
            variant="outlined"
            disabled={rest.disabled || wiring.readOnly || isAtMin}
            onClick={() => step(-1)}
          />
          <IconButton
            label={`Increase ${field.label}`}
            icon={<PlusIcon />}
            variant="outlined"
            disabled={rest.disabled || wiring.readOnly || isAtMax}
            onClick={() => step(1)}
          />
        </div>
      )}
    </Field>
  );
}
