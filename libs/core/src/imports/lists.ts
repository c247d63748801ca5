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

/** Reverses {@link joinList} where the parts may also be lines. */
export function splitLines(cell: string): readonly string[] {
  return cell.split(/[\r\n]+/).flatMap(splitList);
}

/** Splits a list of names as other systems write it: `Casa Verde, "Smith, Jones and Sons"` (core/imports-12). */
export function splitNames(cell: string): readonly string[] {
  return [...cell.matchAll(/[^\S\n]*(?:"((?:[^"]|"")*)"|([^,;\n]+))\s*(?:[,;\n]|$)/g)]
    .map(([, quoted, plain]) => (quoted?.replaceAll('""', '"') ?? plain ?? '').trim())
    .filter((name) => name !== '');
}

/** Where a URL begins in a list of pictures. */
const PICTURE_URL = /(?<=^|[\s,;|("'<>[])https?:\/\//gi;
const closing: Readonly<Record<string, string>> = {
  '(': ')',
  '"': '"',
  "'": "'",
  '<': '>',
  '[': ']',
};

/**
 * Finds the URLs of a list of pictures as other systems write it (core/imports-10): `a (1).jpg (https://...),b.jpg (https://...)`, URLs
 * with a mark or space between, JSON, or HTML.
 */
export function splitPictures(cell: string): readonly string[] {
  const starts = [...cell.matchAll(PICTURE_URL)].map(({ index }) => index);
  return starts.map((start, at) => {
    const url = cell.slice(start, starts[at + 1]);
    const close = closing[cell[start - 1] ?? ''];
    if (close !== undefined && url.includes(close)) return url.slice(0, url.indexOf(close));
    return url.replace(/(?:[\r\n]|[,;|]\s|\s\($|(?<![,;|\s])[,;|\s]+$).*$/s, '');
  });
}
