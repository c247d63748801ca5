import type { ImportKind, SentImportFile } from '@parlour/contract/staff';
import { suggestFields, tableKinds } from '@parlour/core/imports';
import { kindOf } from '../../../content/kinds/index.ts';
import { packageFiles, packageTables, packageTrees } from '../packageFiles.ts';
import type { PackageFile, PackageSource } from './packageSource.ts';
import { surveyTable, type TableSurvey } from './surveyTable.ts';

/** Describes the tables of a package, or the one table, as staff see them before they import (api/staff/imports-13). */
export async function surveyPackage({ files }: PackageSource): Promise<readonly SentImportFile[]> {
  const isPackage = files.has(packageFiles.club);
  const described: SentImportFile[] = [];
  for (const file of files.values()) {
    if (isPackage) {
      const tree = packageTrees.find((each) => each.tree === file.name);
      if (packageTables.has(file.name)) described.push(await describe(file));
      else if (tree !== undefined) {
        described.push({ ...nothingRead, name: file.name, kind: tree.kind });
      } else if (file.name === packageFiles.pictures) {
        const { rowCount, notes } = await surveyTable(file);
        described.push({ ...nothingRead, name: file.name, rowCount, notes: [...notes] });
      }
    } else if (file.name.toLowerCase().endsWith('.csv') || files.size === 1) {
      described.push(await describe(file));
    }
  }
  return described;
}

const nothingRead: Omit<SentImportFile, 'name'> = {
  kind: null,
  rowCount: 0,
  notes: [],
  columns: [],
};

async function describe(file: PackageFile): Promise<SentImportFile> {
  const { rowCount, columns, notes } = await surveyTable(file);
  const headers = columns.map(({ header }) => header);
  const kind = packageTables.get(file.name.toLowerCase()) ?? bestKind(headers, columns);
  const fields = kind === null ? headers.map(() => null) : suggestFields(kind, headers, columns);
  return {
    name: file.name,
    kind,
    rowCount,
    notes: [...notes],
    columns: columns.map(
      ({ header, filledCount, examples, isUnique, values, dateOrder, ...column }, index) => ({
        header,
        filledCount,
        examples: [...examples],
        field: fields[index] ?? null,
        ...(column.hasAmbiguousDays && dateOrder === 'unknown' ? { hasAmbiguousDays: true } : {}),
        ...(dateOrder === 'dayFirst' || dateOrder === 'monthFirst' ? { dayOrder: dateOrder } : {}),
        ...(isUnique === undefined ? {} : { isUnique }),
        ...(values === undefined ? {} : { values: [...values] }),
      }),
    ),
  };
}

/** Returns columns that tell a kind: its table has one of them. */
function tellingColumns(kind: ImportKind): readonly string[] {
  if (kind === 'members') return ['lastName', 'fullName'];
  const place = kindOf(kind).package;
  return 'table' in place ? [place.telling] : [];
}

/** Returns the kind whose fields most of the headers suggest. Null where none has what tells it. */
function bestKind(
  headers: readonly string[],
  facts: TableSurvey['columns'],
): SentImportFile['kind'] {
  const ranked = tableKinds
    .map((kind) => ({ kind, fields: suggestFields(kind, headers, facts) }))
    .filter(({ kind, fields }) => tellingColumns(kind).some((field) => fields.includes(field)))
    .filter(({ kind, fields }) => kind !== 'members' || fields.includes('email'))
    .map(({ kind, fields }) => ({
      kind,
      count: fields.filter((field) => field !== null).length,
    }))
    .toSorted((one, other) => other.count - one.count);
  return ranked[0]?.kind ?? null;
}
