import { typedDigits } from '@parlour/contract';
import { amountOfText, amountText } from '@parlour/core/content';
import { TextField } from '@parlour/ui';
import { useState } from 'react';
import { type ControlProps, fieldProps, textOf } from './controlProps.ts';

type TypedNumberProps = ControlProps & {
  /** Returns the value of a typed text; null for none. */
  parse: (text: string) => number | null;
  /** Returns the text of a value. */
  format: (value: number | null) => string;
  /** What a text that has no value is told. */
  error: string;
};

const numberOf = (value: unknown) => (typeof value === 'number' ? value : null);

/** A typed number. What can't be one stays as it was typed, and says so when the field is left. */
function TypedNumber({ parse, format, error, ...props }: TypedNumberProps) {
  const value = numberOf(props.value);
  const [typed, setTyped] = useState<string | null>(null);
  const [isLeft, setLeft] = useState(false);
  const field = fieldProps(props);
  // Another value than the typed one came from elsewhere, such as a pasted link.
  const text = typed !== null && parse(typed) === value ? typed : format(value);
  const isWrong = isLeft && text.trim() !== '' && parse(text) === null;
  return (
    <TextField
      {...field}
      {...(isWrong ? { error } : {})}
      value={text}
      onBlur={() => setLeft(true)}
      onChange={(changed) => {
        setTyped(changed);
        setLeft(false);
        props.onChange(parse(changed));
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
      error={`${field.label} must be an amount such as 1250.50.`}
    />
  );
}
