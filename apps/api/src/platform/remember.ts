/** Puts a value last into a map of at most so many, whose oldest makes room: what comes in by calls has no end. */
export function remember<Value>(
  known: Map<string, Value>,
  name: string,
  value: Value,
  most: number,
): void {
  known.delete(name);
  known.set(name, value);
  const [oldest] = known.keys();
  if (known.size > most && oldest !== undefined) known.delete(oldest);
}
