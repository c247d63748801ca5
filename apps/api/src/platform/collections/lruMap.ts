/** Sets an entry of a bounded map as its newest, and evicts the entry that was set longest ago beyond `limit`. */
export function lruSet<Value>(
  map: Map<string, Value>,
  key: string,
  value: Value,
  limit: number,
): void {
  map.delete(key);
  map.set(key, value);
  const [oldest] = map.keys();
  if (map.size > limit && oldest !== undefined) map.delete(oldest);
}
