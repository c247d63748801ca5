import { withoutDirectionMarks } from '../forms/directionMarks.ts';
import { isNothingToSee } from './nothingToSee.ts';

/**
 * Normalizes a typed document name: removes direction marks and surrounding blanks (DO19). Returns an empty string if
 * nothing visible remains.
 */
export function documentTitle(typed: string): string {
  const title = withoutDirectionMarks(typed).trim();
  return isNothingToSee(title) ? '' : title;
}
