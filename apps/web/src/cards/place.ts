/** Where something is, as the club writes it. */
export interface Place {
  readonly city: string | null;
  readonly state: string | null;
  readonly country: string | null;
}

const joined = (parts: readonly (string | null)[]): string | null =>
  parts.filter((part) => part !== null && part.trim() !== '').join(', ') || null;

/** The whole place: `Aspen, CO, USA`. Null where nothing of it is known. */
export const placeName = ({ city, state, country }: Place): string | null =>
  joined([city, state, country]);

/** The place in few words, for a card: its city, or the widest that is known. */
export const shortPlaceName = ({ city, state, country }: Place): string | null =>
  joined([city]) ?? joined([state]) ?? joined([country]);
