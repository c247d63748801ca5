const countDigits = (text: string): number => text.replaceAll(/\D/g, '').length;

/** Returns the index after the first `count` digits: 0 for none, the length of the text for more than it has. */
const indexAfterDigits = (text: string, count: number): number => {
  if (count <= 0) return 0;
  let digits = 0;
  for (let index = 0; index < text.length; index += 1) {
    if (/\d/.test(text.charAt(index))) digits += 1;
    if (digits === count) return index + 1;
  }
  return text.length;
};

/** An edit that the browser has applied to an input. */
export interface Edit {
  /** The whole text after the edit. */
  readonly typed: string;
  /** The caret's index in that text. */
  readonly caret: number;
  /** Whether the Delete key made it. A separator cannot be deleted, so the caret steps over it. */
  readonly isForward: boolean;
}

/** Returns the caret's index in `formatted`, between the same digits as before formatting. */
export function caretAfter({ typed, caret, isForward }: Edit, formatted: string): number {
  const [typedDigits, digits] = [typed, formatted].map((text) => text.replaceAll(/\D/g, ''));
  const isCut = typedDigits !== digits && typedDigits?.startsWith(digits ?? '');
  // Formatting may prepend zeros, and cuts surplus digits at the end.
  const count = isCut
    ? countDigits(typed.slice(0, caret))
    : countDigits(formatted) - countDigits(typed.slice(caret));
  const index = indexAfterDigits(formatted, count);
  const separators = isForward ? /^\D*/.exec(formatted.slice(index))?.[0].length : 0;
  return index + (separators ?? 0);
}
