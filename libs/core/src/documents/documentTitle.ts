import { removeDirectionMarks } from '../text/directionMarks.ts';
import { isBlank } from '../text/isBlank.ts';

/**
 * Normalizes a typed document name: removes direction marks and surrounding blanks (core/documents-19). Returns an empty string if
 * nothing visible remains.
 */
export function documentTitle(typed: string): string {
  const title = removeDirectionMarks(typed).trim();
  return isBlank(title) ? '' : title;
}
