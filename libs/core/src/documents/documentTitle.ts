import { withoutDirectionMarks } from '../forms/directionMarks.ts';
import { isNothingToSee } from './nothingToSee.ts';

/**
 * What a member typed as the name of a document, as it is kept and shown: without marks of direction and without blanks
 * at its ends. Empty where nothing of it could be seen.
 */
export function documentTitle(typed: string): string {
  const title = withoutDirectionMarks(typed).trim();
  return isNothingToSee(title) ? '' : title;
}
