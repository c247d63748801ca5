import type { ImportKind } from '@parlour/contract/staff';
import { identifyingColumn, importColumns, REFUSED_HEADER } from './importColumns.ts';
import { readClock } from './dateTimes.ts';
import {
  placeParts,
  placePrefixes,
  dayNames,
  fallbackNames,
  prefixFirst,
  timeNames,
} from './columnGroups.ts';
import { otherNames, statusNames } from './otherNames.ts';
import { isHiddenStatus } from './truths.ts';

/** What the rows of a file say of one of its columns. */
export interface ColumnFacts {
  /** In how many rows it is filled in. */
  readonly filledCount: number;
  /** The first values that differ. */
  readonly examples: readonly string[];
  /** Whether nearly each row has a value that no other row has. Absent where nobody looked. */
  readonly isUnique?: boolean | undefined;
  /** All values that differ. Absent where they are many. */
  readonly values?: readonly string[] | undefined;
}

/** Returns the letters and digits of a header. Fields that a club added to Salesforce end with `__c`. */
const simple = (text: string) =>
  text
    .replace(/__p?c$/, '')
    .normalize('NFD')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/[^a-z0-9]/g, '');

/** Whether a header could be that of an identifier, so that it has to be known whether its values repeat. */
export function isIdentifyingHeader(header: string): boolean {
  const name = simple(header).replace(/^event/, '');
  return [
    'id',
    ...(['crmId', 'externalId', 'email'] as const).flatMap((each) => [
      each.toLowerCase(),
      ...(otherNames[each] ?? []),
    ]),
  ].includes(name);
}

/**
 * Suggests the field of each header (core/imports-5): its name or label, or what another system calls it. Several columns make one field
 * only where they belong together, as a day and a time (core/imports-13).
 *
 * @param facts - by the places of the headers, what the rows say of them. Without facts only headers count.
 */
export function suggestFields(
  kind: ImportKind,
  headers: readonly string[],
  facts: readonly (ColumnFacts | undefined)[] = [],
): readonly (string | null)[] {
  const columns = Object.entries(importColumns(kind));
  const key = identifyingColumn(kind);
  const result: (string | null)[] = headers.map(() => null);
  const taken = new Set<string>();
  // What an event has is often named so: "Event Name".
  const names = headers.map((header) => {
    const name = simple(header);
    const short = kind === 'event' ? name.replace(/^event(?=.)/, '') : name;
    return header === REFUSED_HEADER
      ? []
      : [...new Set([name, short, prefixFirst(name)])].filter((each) => each !== '');
  });
  const rowCount = Math.max(0, ...facts.map((each) => each?.filledCount ?? 0));
  const isFree = (index: number) => result[index] === null;
  const give = (index: number, field: string) => {
    result[index] = field;
    taken.add(field);
  };
  /** Finds the column of the first of these names, other than those that have a field. */
  const find = (wanted: readonly string[], fits: (index: number) => boolean = () => true) => {
    for (const name of wanted) {
      const index = names.findIndex((own, at) => isFree(at) && own.includes(name) && fits(at));
      if (index !== -1) return index;
    }
    return -1;
  };

  const hasOwnKey = names.some((own) => own.includes(simple(key)));
  const hasOwnId = hasOwnKey && names.some((own) => own[0] === 'id');
  const identifies = (index: number) => facts[index]?.isUnique !== false;
  const label = importColumns(kind)[key]?.label ?? key;
  const own = hasOwnId && kind !== 'members' ? find([simple(key)]) : -1;
  const keyAt =
    own !== -1
      ? own
      : find([simple(key), simple(label), 'id', ...(otherNames[key] ?? [])], identifies);
  if (keyAt !== -1) give(keyAt, key);
  // What can't identify rows is no id of theirs either.
  const ids = names.map((each) => each.includes('id') && !hasOwnKey);

  suggestPlace();
  const rest = columns.filter(([name]) => name !== key);
  const hasJobTitle = kind === 'members' && names.some((each) => each.includes('jobtitle'));
  // Beside the name that somebody signs in with, a role is what they may do.
  const hasAccounts = names.some((each) => each.includes('userlogin'));
  const passes = [
    // Beside a job title, the title of a person is a form of address.
    (name: string) => [name === 'title' && hasJobTitle ? 'jobtitle' : simple(name)],
    (_name: string, { label: shown }: { readonly label: string }) => [simple(shown)],
    (name: string) => (otherNames[name] ?? []).filter((each) => !(hasAccounts && each === 'role')),
  ];
  for (const wanted of passes) {
    for (const [name, field] of rest) {
      if (taken.has(name)) continue;
      const isShown =
        field.kind === 'picture' || field.kind === 'pictures' ? hasPictures : () => true;
      const index = find(wanted(name, field), (at) => !ids[at] && isShown(at));
      if (index !== -1) give(index, name);
    }
  }
  // A vendor needs a type. Who has one column of kinds alone calls it a category.
  const kinds = result.indexOf('category');
  if (kind === 'vendor' && kinds !== -1 && !taken.has('type')) {
    taken.delete('category');
    give(kinds, 'type');
  }
  // Who has one column of pictures begins it with the first.
  const pictures = result.indexOf('images');
  if (pictures !== -1 && !taken.has('imageUrl')) {
    taken.delete('images');
    give(pictures, 'imageUrl');
  }
  const [whole, parts] = [result.indexOf('fullName'), ['firstName', 'lastName']];
  // It only helps rows that have neither of its parts.
  const hasParts = parts.every((part) => taken.has(part));
  if (whole !== -1 && hasParts && !parts.every(isInSome)) result[whole] = null;
  if ('isHidden' in importColumns(kind) && !taken.has('isHidden')) {
    const index = find(statusNames, saysWhatIsHidden);
    if (index !== -1) give(index, 'isHidden');
  }
  addTimes();
  addLines();
  addFallbacks();
  return result;

  /** Whether all values of a column of statuses say who sees the rows, and not how far they are with somebody. */
  function saysWhatIsHidden(at: number): boolean {
    const { values = [] } = facts[at] ?? {};
    return values.length > 0 && values.every((each) => isHiddenStatus(each) !== undefined);
  }

  /** Whether the rows show that some of them have nothing in the column of a field. */
  function isInSome(field: string): boolean {
    return (facts[result.indexOf(field)]?.filledCount ?? rowCount) < rowCount;
  }

  /** Pictures of other systems are found on the web alone. */
  function hasPictures(at: number): boolean {
    const examples = facts[at]?.examples ?? [];
    return examples.length === 0 || examples.some((each) => /https?:\/\//i.test(each));
  }

  /** Takes the parts of one address from one group of columns: of those with several groups, the one that most rows have. */
  function suggestPlace(): void {
    const fields = placeParts.filter(({ field }) => field in importColumns(kind));
    const groups = placePrefixes.map((prefix) => {
      const found = fields.map(({ field, names: parts }) => ({
        field,
        index: find(parts.map((part) => `${prefix}${part}`)),
      }));
      const present = found.filter(({ index }) => index !== -1);
      const filled = Math.max(0, ...present.map(({ index }) => facts[index]?.filledCount ?? 0));
      return { present, filled };
    });
    const [best] = groups
      .filter(({ present }) => present.length > 1)
      .toSorted((one, other) => other.filled - one.filled);
    for (const { field, index } of best?.present ?? []) give(index, field);
  }

  function addTimes(): void {
    for (const [field, parts] of Object.entries(timeNames)) {
      if (!taken.has(field)) continue;
      const examples = facts[result.indexOf(field)]?.examples ?? [];
      const isTime = examples.length > 0 && examples.every((each) => readClock(each) !== undefined);
      const index = find(isTime ? dayNames : parts);
      if (index !== -1) give(index, field);
    }
  }

  /** Adds the second and third line of an address: "Street 2" beside "Street" or "Street 1". */
  function addLines(): void {
    for (const field of ['street', 'address']) {
      const first = names[result.indexOf(field)]?.[0]?.replace(/1$/, '');
      if (first === undefined || !(field in importColumns(kind))) continue;
      for (const line of [`${first}2`, `${first}3`, first.replace(/street$/, 'extendedaddress')]) {
        const index = find([line]);
        if (index !== -1) give(index, field);
      }
    }
  }

  /** Adds the other columns of a kind to one that not every row has, where the rows show that they may help. */
  function addFallbacks(): void {
    for (const [field, wanted] of Object.entries(fallbackNames)) {
      if (!taken.has(field) || !isInSome(field)) continue;
      const findNext = () => find(wanted, (at) => (facts[at]?.filledCount ?? 0) > 0);
      for (let index = findNext(); index !== -1; index = findNext()) give(index, field);
    }
  }
}
