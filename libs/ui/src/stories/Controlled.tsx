import type { ReactNode } from 'react';
import { useState } from 'react';

type Props<Value> = {
  initial: Value;
  children: (value: Value, onChange: (value: Value) => void) => ReactNode;
};

/**
 * Holds the value of a controlled component, so that its story is interactive. Another initial value, as from the controls
 * of the book, replaces it.
 */
export function Controlled<Value>({ initial, children }: Props<Value>) {
  const [value, setValue] = useState(initial);
  const [from, setFrom] = useState(initial);
  if (!Object.is(from, initial)) {
    setFrom(initial);
    setValue(initial);
  }
  return children(value, setValue);
}
