import type { ImportKind } from '@parlour/contract/staff';
import { identifyingColumn, importColumns } from './importColumns.ts';
import { otherNames } from './otherNames.ts';

const simple = (text: string) =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/[^a-z0-9]/g, '');

/**
 * Suggests the field of each header: its name or label, or what another system calls it (core/imports-5). No field is suggested twice.
 */
export function suggestFields(
  kind: ImportKind,
  headers: readonly string[],
): readonly (string | null)[] {
  const columns = Object.entries(importColumns(kind));
  const taken = new Set<string>();
  const result: (string | null)[] = headers.map(() => null);
  const passes = [
    (name: string, _label: string, header: string) => simple(name) === header,
    (_name: string, label: string, header: string) => simple(label) === header,
    (name: string, _label: string, header: string) => otherNames[name]?.includes(header) === true,
  ];
  for (const fits of passes) {
    headers.forEach((header, index) => {
      if (result[index] !== null || simple(header) === '') return;
      const found = columns.find(
        ([name, { label }]) => !taken.has(name) && fits(name, label, simple(header)),
      );
      if (found === undefined) return;
      result[index] = found[0];
      taken.add(found[0]);
    });
  }
  // The identifiers of another system are no ids of the club.
  const ownId = result.indexOf('id');
  const key = identifyingColumn(kind);
  if (ownId !== -1 && !taken.has(key)) result[ownId] = key;
  return result;
}
