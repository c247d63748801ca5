/**
 * Returns what a browser offers; undefined where it lacks it or refuses it. A browser that blocks storage throws where
 * caches, channels and service workers are only named.
 */
export function offered<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
