import type {
  ImportDetail,
  ImportKind,
  ImportMapping,
  SavedMapping,
} from '@parlour/contract/staff';
import { identifyingColumn, importColumns, suggestFields, tableKinds } from '@parlour/core/imports';

/** What is chosen for the columns of a file, and the name to store it by. */
export interface MappingDraft extends ImportMapping {
  readonly saveAs: string;
}

/** Returns what is suggested for a file as a kind. */
export function suggestedMapping({ files }: ImportDetail, kind?: ImportKind): MappingDraft {
  const [file] = files;
  const headers = file?.columns.map(({ header }) => header) ?? [];
  const chosen = kind ?? file?.kind ?? 'members';
  const fields = suggestFields(chosen, headers);
  const columns = Object.fromEntries(
    headers.flatMap((header, index) => {
      const field = fields[index];
      return field === null || field === undefined ? [] : [[header, field]];
    }),
  );
  return { kind: chosen, columns, fixedValues: {}, saveAs: '' };
}

/** Returns a stored mapping for a file, without the columns that the file does not have. */
export function savedMappingFor({ files }: ImportDetail, saved: SavedMapping): MappingDraft {
  const headers = new Set(files[0]?.columns.map(({ header }) => header));
  const columns = Object.entries(saved.columns).filter(([header]) => headers.has(header));
  return { ...saved, columns: Object.fromEntries(columns), saveAs: '' };
}

/** The kinds that a table can hold. */
export const mappableKinds: readonly ImportKind[] = tableKinds;

/** Returns the required fields that no column gives: each needs a value for all rows. */
export function missingFields({ kind, columns }: ImportMapping): readonly string[] {
  const chosen = new Set(Object.values(columns));
  const hasName = chosen.has('fullName');
  return Object.entries(importColumns(kind))
    .filter(([name, { isRequired }]) => isRequired && !chosen.has(name))
    .map(([name]) => name)
    .filter((name) => name !== identifyingColumn(kind))
    .filter((name) => !(hasName && (name === 'firstName' || name === 'lastName')));
}

/** Returns why a mapping can't be planned yet, in a sentence. Null where it can. */
export function mappingIssue(mapping: ImportMapping): string | null {
  const chosen = Object.values(mapping.columns);
  const columns = importColumns(mapping.kind);
  const doubled = chosen.find((name, index) => chosen.indexOf(name) !== index);
  if (doubled !== undefined) return `Two columns are ${columns[doubled]?.label ?? doubled}.`;
  const key = identifyingColumn(mapping.kind);
  if (!chosen.includes(key)) {
    return `Choose the column that identifies each row: ${columns[key]?.label ?? key}.`;
  }
  return null;
}
