import { typedLine } from '@parlour/contract/values';

/**
 * Normalizes a typed document name: removes what shows nothing and surrounding blanks (core/documents-19). Returns an empty
 * string if nothing visible remains.
 */
export function documentTitle(typed: string): string {
  return typedLine(typed);
}
