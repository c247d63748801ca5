/**
 * Finds the first text that PostgreSQL cannot store: one with a NUL character or half of a surrogate pair.
 *
 * @returns the path of its field, or undefined.
 */
export function unstorableTextPath(value: unknown, path: string): string | undefined {
  if (typeof value === 'string') {
    return value.includes('\0') || !value.isWellFormed() ? path : undefined;
  }
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, part] of Object.entries(value)) {
    const found = unstorableTextPath(part, path === '' ? key : `${path}.${key}`);
    if (found !== undefined) return found;
  }
  return undefined;
}
