/** Between two facts. The no-break space keeps the dot at the end of a line, because none begins with it. */
export const SEPARATOR = '\u00a0· ';

/** Joins the known facts of a card in one line: `Wale Street Kitchen · Cape Town`. Empty if there are none. */
export function joinFacts(...facts: readonly (string | null)[]): string {
  return facts.filter(Boolean).join(SEPARATOR);
}
