import type { RequestRatingPayload } from '@parlour/contract';
import { TEXT_LIMIT, typedLine } from '@parlour/contract/values';
import type { FieldIssue } from '../forms/formIssues.ts';
import { lengthIssue } from '../forms/validation.ts';

/** The stars that a rating can have, from the lowest, with their words (core/own-requests-8). */
export const ratingStars = [
  { stars: 1, label: 'Poor' },
  { stars: 2, label: 'Fair' },
  { stars: 3, label: 'Good' },
  { stars: 4, label: 'Very good' },
  { stars: 5, label: 'Excellent' },
] as const;

/** The form as it is filled in. */
export interface RatingDraft {
  /** From 1 to 5; null before a choice. */
  readonly stars: number | null;
  readonly words: string;
}

/** A field of the form. */
export type RatingField = keyof RatingDraft;

/** The labels of the form's fields. */
export const ratingLabels = {
  stars: 'How was it?',
  words: 'What would you like to tell us?',
} as const satisfies Record<RatingField, string>;

/** Returns the payload; null before stars are chosen (core/own-requests-8). */
export function ratingPayload({ stars, words }: RatingDraft): RequestRatingPayload | null {
  const trimmed = typedLine(words);
  return stars === null ? null : { stars, ...(trimmed === '' ? {} : { words: trimmed }) };
}

/** Returns the issue of words that are too long (core/own-requests-8). */
export function ratingIssues({ words }: RatingDraft): readonly FieldIssue<RatingField>[] {
  const message = lengthIssue(ratingLabels.words, typedLine(words), TEXT_LIMIT);
  return message === null ? [] : [{ field: 'words', message }];
}
