import { isNothingToSee } from './nothingToSee.ts';

/** Unicode's Bidi_Control: what turns the direction of the letters that follow. Emoji are not joined by it. */
const directionMarks = /\p{Bidi_Control}/gu;

/** A text without the marks by which it could read otherwise than it is, as `\u202Egnp.exe` reads `exe.png`. */
export const withoutDirectionMarks = (text: string): string => text.replaceAll(directionMarks, '');

/**
 * What a member typed as the name of a document, as it is kept and shown: without such marks, and blanks at its ends.
 * Empty where nothing of it could be seen.
 */
export function documentTitle(typed: string): string {
  const title = withoutDirectionMarks(typed).trim();
  return isNothingToSee(title) ? '' : title;
}
