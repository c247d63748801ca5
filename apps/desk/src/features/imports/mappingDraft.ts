import type {
  DayOrder,
  ImportDetail,
  ImportFile,
  ImportKind,
  ImportMapping,
  SavedMapping,
} from '@parlour/contract/staff';
import {
  identifyingColumn,
  importColumns,
  isKeyField,
  isKnownWord,
  isWordField,
  substituteColumn,
  suggestFields,
  suggestWord,
  tableKinds,
  wordsOf,
} from '@parlour/core/imports';
import { isImportKind } from './importCopy.ts';

/** What is chosen for the columns of a file, and the name to store it by. */
export interface MappingDraft extends ImportMapping {
  readonly saveAs: string;
}

const knownKind = (kind: string | null | undefined): ImportKind =>
  typeof kind === 'string' && isImportKind(kind) ? kind : 'members';

/** Returns the mapping that was chosen for an import, or otherwise what is suggested for its file. */
export function mappingDraftOf(detail: ImportDetail): MappingDraft {
  const { mapping } = detail;
  if (mapping === null) return suggestedMapping(detail);
  return { ...mapping, kind: knownKind(mapping.kind), saveAs: '' };
}

/** Returns what is suggested for a file as a kind. */
export function suggestedMapping({ files }: ImportDetail, kind?: ImportKind): MappingDraft {
  const [file] = files;
  const headers = file?.columns.map(({ header }) => header) ?? [];
  const chosen = kind ?? knownKind(file?.kind);
  const fields = suggestFields(chosen, headers, file?.columns);
  const columns = Object.fromEntries(
    headers.flatMap((header, index) => {
      const field = fields[index];
      return field === null || field === undefined ? [] : [[header, field]];
    }),
  );
  return { kind: chosen, columns, fixedValues: {}, dateOrders: {}, saveAs: '' };
}

/** Returns a stored mapping for a file, without the columns that the file does not have. */
export function savedMappingFor(
  { files }: ImportDetail,
  { kind, columns, fixedValues, dateOrders = {}, values }: SavedMapping,
): MappingDraft {
  const headers = new Set(files[0]?.columns.map(({ header }) => header));
  const present = <Value>(values: Readonly<Record<string, Value>>) =>
    Object.fromEntries(Object.entries(values).filter(([header]) => headers.has(header)));
  return {
    kind: knownKind(kind),
    columns: present(columns),
    fixedValues,
    dateOrders: present(dateOrders),
    ...(values === undefined ? {} : { values: present(values) }),
    saveAs: '',
  };
}

/** The orders of day and month that can be chosen, with what they mean. */
export const dayOrderOptions: readonly { readonly value: DayOrder; readonly label: string }[] = [
  { value: 'dayFirst', label: 'Day, month, year' },
  { value: 'monthFirst', label: 'Month, day, year' },
];

/** Whether the order of a column's days has to be chosen, since none of its values shows it. */
export function needsDayOrder(
  { kind, columns }: Pick<ImportMapping, 'kind' | 'columns'>,
  { header, hasAmbiguousDays }: ImportFile['columns'][number],
): boolean {
  const field = importColumns(kind)[columns[header] ?? ''];
  return hasAmbiguousDays === true && (field?.kind === 'date' || field?.kind === 'dateTime');
}

/** The kinds that a table can hold. */
export const mappableKinds: readonly ImportKind[] = tableKinds;

/** A required field that some or all rows lack. */
export interface MissingField {
  readonly name: string;
  /** Whether a column has it, but not in each row. */
  readonly isInSome: boolean;
}

/** Returns the required fields that no column gives in each row: those may get a value for the others. */
export function missingFields(
  { kind, columns }: Pick<ImportMapping, 'kind' | 'columns'>,
  file: Pick<ImportFile, 'columns' | 'rowCount'> | undefined,
): readonly MissingField[] {
  const chosen = new Set(Object.values(columns));
  // Of several columns one is enough, such as the day beside a time.
  const isWhole = (name: string) =>
    file?.columns.some(
      ({ header, filledCount }) => columns[header] === name && filledCount >= file.rowCount,
    ) !== false;
  return Object.entries(importColumns(kind))
    .filter(([name, { isRequired }]) => isRequired && !(chosen.has(name) && isWhole(name)))
    .filter(([name]) => !unique.has(name))
    .map(([name]) => ({ name, isInSome: chosen.has(name) }));
}

/** What no two rows share. */
const unique: ReadonlySet<string> = new Set(['crmId', 'email']);

/** Returns the header of the column that the rows are known by. Undefined where none is chosen. */
export function keyHeader({ kind, columns }: ImportMapping): string | undefined {
  const headerOf = (field: string) =>
    Object.keys(columns).find((header) => columns[header] === field);
  return headerOf(identifyingColumn(kind)) ?? headerOf(substituteColumn(kind));
}

/** A value of the file that the club does not know, and what it becomes. */
export interface UnknownValue {
  readonly header: string;
  readonly field: string;
  readonly value: string;
  /** What it can become. */
  readonly words: readonly string[];
  /** What was chosen, or is suggested. Undefined to leave it as it is. */
  readonly chosen: string | undefined;
}

/** Returns the values of mapped columns that the club does not know, where it has words of its own (`desk/imports-12`). */
export function unknownValues(
  { kind, columns, values = {} }: ImportMapping,
  file: Pick<ImportFile, 'columns'> | undefined,
  ownWords: Readonly<Record<string, readonly string[]>>,
): readonly UnknownValue[] {
  return (file?.columns ?? []).flatMap(({ header, values: found = [] }) => {
    const field = columns[header];
    if (field === undefined || !isWordField(kind, field)) return [];
    const own = ownWords[field] ?? [];
    const words = wordsOf(kind, field, own);
    if (words.length === 0) return [];
    return found
      .filter((value) => !isKnownWord(kind, field, value, own))
      .map((value) => {
        const chosen = values[header]?.[value] ?? suggestWord(value, words);
        return { header, field, value, words, chosen };
      });
  });
}

/** Returns a mapping with what its unknown values become, as it is sent. */
export function withValues(
  mapping: ImportMapping,
  unknown: readonly UnknownValue[],
): ImportMapping {
  const values: Record<string, Record<string, string>> = {};
  for (const [header, words] of Object.entries(mapping.values ?? {})) values[header] = { ...words };
  for (const { header, value, chosen } of unknown) {
    if (chosen !== undefined) values[header] = { ...values[header], [value]: chosen };
  }
  const used = Object.fromEntries(
    Object.entries(values).filter(([header]) => Object.hasOwn(mapping.columns, header)),
  );
  const { values: _, ...others } = mapping;
  return Object.keys(used).length === 0 ? others : { ...others, values: used };
}

/** Returns the label of the field that identifies the rows where no column does. Null where one does. */
export function substituteLabel({ kind, columns }: ImportMapping): string | null {
  const chosen = Object.values(columns);
  const substitute = substituteColumn(kind);
  if (chosen.includes(identifyingColumn(kind)) || !chosen.includes(substitute)) return null;
  return importColumns(kind)[substitute]?.label.toLowerCase() ?? substitute;
}

/** Returns why a mapping can't be planned yet, in a sentence. Null where it can. */
export function mappingIssue(mapping: ImportMapping): string | null {
  const chosen = Object.values(mapping.columns);
  const columns = importColumns(mapping.kind);
  const doubled = chosen.find(
    (name, index) => isKeyField(mapping.kind, name) && chosen.indexOf(name) !== index,
  );
  if (doubled !== undefined) return `Two columns are ${columns[doubled]?.label ?? doubled}.`;
  const labelOf = (name: string) => columns[name]?.label ?? name;
  const [key, substitute] = [identifyingColumn(mapping.kind), substituteColumn(mapping.kind)];
  if (chosen.includes(key) || chosen.includes(substitute)) return null;
  return `Choose the column that identifies each row: ${labelOf(key)}, or at least ${labelOf(substitute)}.`;
}
