/** What a spreadsheet would take as the beginning of a formula, also behind apostrophes of its own. */
const FORMULA = /^'*[=+\-@\t\r]/;

/** Returns a cell that a spreadsheet shows as text instead of running it (core/imports-4). */
export function protectFormula(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

/** Reverses {@link protectFormula}. Any other text is unchanged, also one that begins with an apostrophe. */
export function unprotectFormula(text: string): string {
  return text.startsWith("'") && FORMULA.test(text.slice(1)) ? text.slice(1) : text;
}
