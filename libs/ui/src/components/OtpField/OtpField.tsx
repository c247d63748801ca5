import type { ChangeEvent, Ref } from 'react';
import type { FieldProps } from '../Field/Field.tsx';
import { Field, splitFieldProps } from '../Field/Field.tsx';
import { useComposed } from '../../behavior/useComposed.ts';
import * as styles from './OtpField.css.ts';

const codeLength = 6;

const boxes = Array.from({ length: codeLength }, (_, index) => index);

/** How the browser names input by the keyboard, by deleting and by undoing. Pasting and filling in have other names. */
const isTyped = ({ nativeEvent }: ChangeEvent) =>
  nativeEvent instanceof InputEvent &&
  /^(?:insertText|insertCompositionText|delete|history)/.test(nativeEvent.inputType);

export type OtpFieldProps = FieldProps & {
  /** Up to six digits. */
  value: string;
  /** Returns the digits of what was typed or pasted, at most six. */
  format: (typed: string) => string;
  /** Called with the formatted value. `isFilledIn` is true if it was pasted, dropped or filled in by the browser. */
  onChange: (value: string, isFilledIn: boolean) => void;
  /** Takes the focus when it appears. */
  autoFocus?: boolean;
  /** Takes no digits now. */
  disabled?: boolean;
  /** The input element. */
  ref?: Ref<HTMLInputElement>;
};

/** An input for a six-digit one-time code, shown as six boxes. Phones can fill it from a message. */
export function OtpField(props: OtpFieldProps) {
  const { field, control } = splitFieldProps(props);
  const { onChange, format, ...input } = control;
  const { shown, note, end } = useComposed(input.value);
  return (
    <Field {...field}>
      {(wiring) => (
        <div className={styles.code}>
          <input
            {...wiring}
            {...input}
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            className={styles.input}
            value={shown}
            onCompositionEnd={end}
            onChange={(event) => {
              note(event);
              onChange(format(event.target.value), !isTyped(event));
            }}
          />
          <div className={styles.boxes} aria-hidden="true">
            {boxes.map((index) => (
              <span
                key={index}
                className={styles.box}
                data-next={index === Math.min(input.value.length, codeLength - 1) || undefined}
              >
                {input.value[index]}
              </span>
            ))}
          </div>
        </div>
      )}
    </Field>
  );
}
