import { typedDigits } from '@parlour/contract';
import { amountOfText, amountText } from '@parlour/core/content';
import { TextField } from '@parlour/ui';
import { useState } from 'react';
import { type ControlProps, fieldProps, textOf, textOrNull } from './controlProps.ts';

type TypedNumberProps = ControlProps & {
  /** Returns the value of a typed text; null for none. */
  parse: (text: string) => number | null;
  /** Returns the text of a value. */
  format: (value: number | null) => string;
  /** What a text that has no value is told. */
  error: string;
};

/** A typed number. What can't be one stays a text, which says so when the field is left and is never published. */
function TypedNumber({ parse, format, error, ...props }: TypedNumberProps) {
  const valueOf = (text: string) => parse(text) ?? textOrNull(text.trim());
  const value = typeof props.value === 'number' ? props.value : null;
  const [typed, setTyped] = useState<string | null>(null);
  const [isLeft, setLeft] = useState(false);
  const field = fieldProps(props);
  // Another value than the typed one came from elsewhere, such as a pasted link.
  const isTyped = typed !== null && valueOf(typed) === props.value;
  const text = isTyped ? typed : textOf(props.value) || format(value);
  const isWrong = (isLeft || field.error !== undefined) && typeof valueOf(text) === 'string';
  return (
    <TextField
      {...field}
      {...(isWrong ? { error } : {})}
      value={text}
      onBlur={() => setLeft(true)}
      onChange={(changed) => {
        setTyped(changed);
        setLeft(false);
        props.onChange(valueOf(changed));
      }}
    />
  );
}

function parseNumber(text: string): number | null {
  const plain = typedDigits(text).replace(',', '.');
  const number = Number(plain);
  return plain === '' || !Number.isFinite(number) ? null : number;
}

/** A number in a range. */
export function NumberControl(props: ControlProps) {
  return (
    <TypedNumber
      {...props}
      parse={parseNumber}
      format={(value) => (value === null ? '' : String(value))}
      error={`${props.field.label} must be a number.`}
    />
  );
}

/** An amount in the currency of the field beside it. */
export function MoneyControl(props: ControlProps) {
  const { field, siblings } = props;
  const code = field.kind === 'money' ? textOf(siblings[field.currency]) : '';
  const currency = code === '' ? null : code;
  return (
    <TypedNumber
      {...props}
      // The same text is another amount in another currency.
      key={code}
      parse={(text) => amountOfText(text, currency)}
      format={(value) => amountText(value, currency)}
      error={`${field.label} must be an amount such as ${amountText(125_050, currency)}.`}
    />
  );
}
