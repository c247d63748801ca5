import type { ImportKind } from '@parlour/contract/staff';
import type { ContentFields } from '../content/contentField.ts';
import { importColumns, memberStatuses } from './importColumns.ts';
import { readMemberStatus } from './memberWords.ts';
import { readCells } from './readCells.ts';

/** Fields whose values are words that the club has chosen, in contrast to places. */
const WORDS: ReadonlySet<string> = new Set(['type', 'category', 'vendorType']);

/** Whether the values of a field are words that a club has its own of (core/imports-14). */
export function isWordField(kind: ImportKind, name: string): boolean {
  const columns: ContentFields = importColumns(kind);
  const field = columns[name];
  if (kind === 'members' && name === 'status') return true;
  return field?.kind === 'flag' || (field?.kind === 'suggested' && WORDS.has(name));
}

/**
 * Returns the words that the values of a field can become (core/imports-14).
 *
 * @param own - the words that the club already has in this field.
 */
export function wordsOf(kind: ImportKind, name: string, own: readonly string[]): readonly string[] {
  if (kind === 'members' && name === 'status') return memberStatuses;
  return importColumns(kind)[name]?.kind === 'flag' ? ['yes', 'no'] : own;
}

/** Whether a value of a file is understood as it is: a word of the club, or one that means yes, no or a status (core/imports-14). */
export function isKnownWord(
  kind: ImportKind,
  name: string,
  value: string,
  own: readonly string[],
): boolean {
  if (kind === 'members' && name === 'status') return readMemberStatus(value) !== undefined;
  if (importColumns(kind)[name]?.kind !== 'flag') return own.includes(value.trim());
  return readCells(kind, { [name]: value }, { isForeign: true }).issues.length === 0;
}

const simple = (text: string) =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/(?:es|s|e|n)$/, '');

/** Words of several languages for one kind of vendor. */
const groups = [
  'hotel hotellerie lodging accommodation unterkunft albergo hebergement',
  'restaurant restaurante ristorante restauration gastronomie gaststatte dining food',
  'bar pub lounge',
  'cafe kaffeehaus caffe coffeeshop',
  'spa wellness beauty',
  'activity activitie aktivitat activite attivita experience erlebnis',
  'shop shopping boutique laden geschaft retail store negozio',
  'villa ferienhaus maison',
  'museum musee museo',
  'event veranstaltung evenement evento',
].map((words) => new Set(words.split(' ').map(simple)));

/**
 * Returns the word of the club that a value of a file likely means, of several that it names the first (core/imports-14). Undefined where
 * none is near.
 */
export function suggestWord(value: string, words: readonly string[]): string | undefined {
  const parts = value.split(/[|,;/&]/);
  return [value, ...(parts.length > 1 ? parts : [])]
    .map((each) => nearWord(each, words))
    .find((word) => word !== undefined);
}

function nearWord(value: string, words: readonly string[]): string | undefined {
  const plain = simple(value);
  const same = words.find((word) => simple(word) === plain);
  if (same !== undefined) return same;
  const group = groups.find((each) => each.has(plain));
  return group && words.find((word) => group.has(simple(word)));
}
