import { invalidInput } from '../../errors/apiError.ts';

/** The last line of a page of a list. The next page begins after it. */
export interface PageMark {
  readonly at: Date;
  readonly id: string;
}

/**
 * Reads the mark that a page gave as its `next`. Undefined is the first page.
 *
 * @throws ApiError 400 for any other text.
 */
export function parsePageMark(text: string | undefined): PageMark | null {
  if (text === undefined) return null;
  // Thirteen digits of milliseconds: PostgreSQL refuses the years of more.
  const [, time, id] = /^(\d{1,13})-(.+)$/.exec(text) ?? [];
  if (time === undefined || id === undefined) {
    throw invalidInput('before', 'before must be the next of another page.');
  }
  return { at: new Date(Number(time)), id };
}
