/** Writes a list into one cell: `a|b`. A bar or backslash inside a part gets a backslash (core/imports-2). */
export function joinList(parts: readonly string[]): string {
  return parts.map((part) => part.replace(/[\\|]/g, (mark) => `\\${mark}`)).join('|');
}

/** Reverses {@link joinList}. Empty parts are left out. */
export function splitList(cell: string): readonly string[] {
  const parts = [''];
  for (let at = 0; at < cell.length; at += 1) {
    const character = cell.charAt(at);
    if (character === '|') parts.push('');
    else {
      if (character === '\\' && at + 1 < cell.length) at += 1;
      parts[parts.length - 1] += cell.charAt(at);
    }
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

/** Splits a list of names as other systems write it: `Casa Verde, "Smith, Jones and Sons"` (core/imports-12). */
export function splitNames(cell: string): readonly string[] {
  return [...cell.matchAll(/\s*(?:"((?:[^"]|"")*)"|([^,;\n]+))\s*(?:[,;\n]|$)/g)]
    .map(([, quoted, plain]) => (quoted?.replaceAll('""', '"') ?? plain ?? '').trim())
    .filter((name) => name !== '');
}
