import type { ReactNode } from 'react';
import { useState } from 'react';

type Props<Value> = {
  initial: Value;
  children: (value: Value, onChange: (value: Value) => void) => ReactNode;
};

/** Holds the value of a controlled component, so that its story is interactive. */
export function Controlled<Value>({ initial, children }: Props<Value>) {
  const [value, setValue] = useState(initial);
  return children(value, setValue);
}
