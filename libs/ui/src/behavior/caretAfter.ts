const countDigits = (text: string): number => text.replaceAll(/\D/g, '').length;

/** The place behind so many digits of a text: 0 for none, its end for more than it has. */
const placeBehind = (text: string, count: number): number => {
  if (count <= 0) return 0;
  let seen = 0;
  for (let place = 0; place < text.length; place += 1) {
    if (/\d/.test(text.charAt(place))) seen += 1;
    if (seen === count) return place + 1;
  }
  return text.length;
};

/** An edit as the browser made it. */
export interface Edit {
  /** The whole text after it. */
  readonly typed: string;
  /** Where the caret stood in that text. */
  readonly caret: number;
  /** The Delete key: what it could not take, a separator, is stepped over instead. */
  readonly isForward: boolean;
}

/** Where the caret belongs once the text that was typed is shown as `formatted`: between the same digits as before. */
export function caretAfter({ typed, caret, isForward }: Edit, formatted: string): number {
  const [typedDigits, digits] = [typed, formatted].map((text) => text.replaceAll(/\D/g, ''));
  const isCut = typedDigits !== digits && typedDigits?.startsWith(digits ?? '');
  // Zeros may be put before what was typed, and what is too much is cut at the end.
  const count = isCut
    ? countDigits(typed.slice(0, caret))
    : countDigits(formatted) - countDigits(typed.slice(caret));
  const place = placeBehind(formatted, count);
  const separators = isForward ? /^\D*/.exec(formatted.slice(place))?.[0].length : 0;
  return place + (separators ?? 0);
}
