import type { RequestMove, RequestType } from '@parlour/contract';

/** Who does something in a sample thread: its member, one of the sample staff, or the server itself. */
export type SampleAuthor = 'member' | 'concierge' | 'manager' | 'system';

/** One of the sample staff who work on requests. */
export type SampleReader = Extract<SampleAuthor, 'concierge' | 'manager'>;

/** A line of a sample thread. */
export interface SampleStep {
  /** Hours since the line before. */
  readonly hours: number;
  readonly by: SampleAuthor;
  /** Absent for a message or note alone. */
  readonly move?: RequestMove;
  readonly text?: string;
  /** Whether staff alone read it. */
  readonly isNote?: true;
  /** The staff that a note mentions. */
  readonly mentions?: readonly SampleReader[];
}

/** A request of the sample club. Its days count from the day that the club was loaded. */
export interface SampleRequest {
  /** The first name of its member in lower case. */
  readonly member: string;
  readonly requestType: RequestType;
  readonly subject: string;
  readonly description?: string;
  /** Returns the fields of its type. */
  readonly details: (day: (offset: number) => string) => Readonly<Record<string, unknown>>;
  /** How many days ago it was sent. */
  readonly daysAgo: number;
  readonly steps: readonly SampleStep[];
  readonly tags?: readonly string[];
  readonly confirmed?: { readonly day: number; readonly time?: string; readonly endDay?: number };
  /** How many of its newest lines somebody has not seen, where the request itself counts too. They saw all without this. */
  readonly unseen?: Readonly<Partial<Record<SampleReader, number>>>;
  /** In how many days it comes back into the queue. */
  readonly snoozedDays?: number;
  readonly rating?: { readonly stars: number; readonly words?: string };
}

/** Returns a message, after some hours. */
export function says(hours: number, by: SampleAuthor, text: string): SampleStep {
  return { hours, by, text };
}

/** Returns a note that staff alone read, after some hours. */
export function notes(
  hours: number,
  by: SampleAuthor,
  text: string,
  ...mentions: readonly SampleReader[]
): SampleStep {
  return { hours, by, text, isNote: true, ...(mentions.length > 0 && { mentions }) };
}

/** Returns a move, after some hours. */
export function does(
  hours: number,
  by: SampleAuthor,
  move: RequestMove,
  text?: string,
): SampleStep {
  return text === undefined ? { hours, by, move } : { hours, by, move, text };
}
