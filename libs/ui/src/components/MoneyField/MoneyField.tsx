import { type RefCallback, useCallback, useState } from 'react';
import { control as controlStyle } from '../Field/Field.css.ts';
import { Field, type FieldProps, splitFieldProps } from '../Field/Field.tsx';
import * as styles from './MoneyField.css.ts';
import { amountText, parseAmount } from '../../behavior/parseAmount.ts';

/** An amount of money. */
export type Money = {
  /** In the minor unit of the currency, as cents. Null for no amount. */
  minor: number | null;
  /** The code by ISO 4217, such as `USD`. */
  currency: string;
};

export type MoneyFieldProps = FieldProps & {
  /** The amount and its currency. */
  value: Money;
  /** Called with the new amount or currency. The amount is null while the typed text is none. */
  onChange: (value: Money) => void;
  /** The currencies to choose from, by ISO 4217. That of the value is always there. */
  currencies: readonly string[];
  /** Returns how many decimals a currency has. */
  decimalsOf: (currency: string) => number;
  /** Cannot be changed and is not sent. */
  disabled?: boolean;
};

/**
 * An amount with its currency, typed as people write it and kept in minor units. What is no amount is said when the
 * input is left, and keeps its form from being sent.
 */
export function MoneyField(props: MoneyFieldProps) {
  const { field, control } = splitFieldProps(props);
  const { value, onChange, currencies, decimalsOf, disabled } = control;
  const [typed, setTyped] = useState({ text: amountText(value.minor, decimalsOf(value.currency)) });
  const [isLeft, setIsLeft] = useState(true);
  const parsed = parseAmount(typed.text, value.currency, decimalsOf(value.currency));
  const issue = 'issue' in parsed ? parsed.issue : '';
  const minor = 'issue' in parsed ? null : parsed.minor;
  if (minor !== value.minor) {
    // The value was changed elsewhere, for example by an undo.
    setTyped({ text: amountText(value.minor, decimalsOf(value.currency)) });
  }
  const hold: RefCallback<HTMLInputElement> = useCallback(
    (input) => input?.setCustomValidity(issue),
    [issue],
  );

  const changeTo = (text: string, currency: string) => {
    const next = parseAmount(text, currency, decimalsOf(currency));
    setTyped({ text });
    onChange({ minor: 'issue' in next ? null : next.minor, currency });
  };
  return (
    <Field {...field} error={(isLeft && issue) || field.error}>
      {(wiring) => (
        <div className={styles.parts}>
          <input
            {...wiring}
            ref={hold}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            className={styles.amount}
            value={typed.text}
            disabled={disabled}
            onChange={(event) => {
              setIsLeft(false);
              changeTo(event.target.value, value.currency);
            }}
            onBlur={() => setIsLeft(true)}
            onInvalid={() => setIsLeft(true)}
          />
          <select
            className={controlStyle}
            aria-label={`Currency of ${field.label}`}
            value={value.currency}
            disabled={disabled ?? wiring.readOnly}
            onChange={(event) => changeTo(typed.text, event.target.value)}
          >
            {[...new Set([...currencies, value.currency])].map((currency) => (
              <option key={currency}>{currency}</option>
            ))}
          </select>
        </div>
      )}
    </Field>
  );
}
