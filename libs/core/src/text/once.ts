/** Returns a function that creates a value at its first call. Formatters of Intl take some 20 ms to load, so no import makes one. */
export function once<Value>(create: () => Value): () => Value {
  let value: Value | undefined;
  return () => (value ??= create());
}
