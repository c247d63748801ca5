/** A place as entered by the club. */
export interface Place {
  readonly city: string | null;
  readonly state: string | null;
  readonly country: string | null;
}

const joinNonBlank = (parts: readonly (string | null)[]): string | null =>
  parts.filter((part) => part !== null && part.trim() !== '').join(', ') || null;

/** Returns the full place, `Aspen, CO, USA`; null if every part is blank. */
export function placeName({ city, state, country }: Place): string | null {
  return joinNonBlank([city, state, country]);
}

/** Returns the city, otherwise the state or country; null if every part is blank. */
export function shortPlaceName({ city, state, country }: Place): string | null {
  return joinNonBlank([city]) ?? joinNonBlank([state]) ?? joinNonBlank([country]);
}
