import type { SentImportFile } from '@parlour/contract/staff';
import { suggestFields, tableKinds } from '@parlour/core/imports';
import { packageFiles, packageTables } from '../planning/importFiles.ts';
import type { PackageFile, PackageSource } from './packageSource.ts';
import { surveyTable } from './surveyTable.ts';

/** Describes the tables of a package, or the one table, as staff see them before they import (IP13). */
export async function surveyPackage({ files }: PackageSource): Promise<readonly SentImportFile[]> {
  const isPackage = files.has(packageFiles.club);
  const described: SentImportFile[] = [];
  for (const file of files.values()) {
    if (isPackage) {
      if (Object.hasOwn(packageTables, file.name)) described.push(await describe(file));
      else if (file.name === packageFiles.giftGuides) {
        described.push({ ...nothingRead, name: file.name, kind: 'gift_guide' });
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

const kindsByName: ReadonlyMap<string, SentImportFile['kind']> = new Map(
  Object.entries(packageTables),
);

async function describe(file: PackageFile): Promise<SentImportFile> {
  const { rowCount, columns, notes } = await surveyTable(file);
  const headers = columns.map(({ header }) => header);
  const kind = kindsByName.get(file.name.toLowerCase()) ?? bestKind(headers);
  const fields = kind === null ? headers.map(() => null) : suggestFields(kind, headers);
  return {
    name: file.name,
    kind,
    rowCount,
    notes: [...notes],
    columns: columns.map(({ header, filledCount, examples, ...column }, index) => ({
      header,
      filledCount,
      examples: [...examples],
      field: fields[index] ?? null,
      ...(column.hasAmbiguousDays && column.dateOrder === 'unknown'
        ? { hasAmbiguousDays: true }
        : {}),
    })),
  };
}

/** What a row of a kind is never without. */
const telling: Readonly<Record<(typeof tableKinds)[number], readonly string[]>> = {
  members: ['lastName', 'fullName'],
  vendor: ['name'],
  benefit: ['title'],
  event: ['startDate'],
  destination: ['name'],
};

/** Returns the kind whose fields most of the headers suggest. Null where none has what tells it. */
function bestKind(headers: readonly string[]): SentImportFile['kind'] {
  const ranked = tableKinds
    .map((kind) => ({ kind, fields: suggestFields(kind, headers) }))
    .filter(({ kind, fields }) => telling[kind].some((field) => fields.includes(field)))
    .filter(({ kind, fields }) => kind !== 'members' || fields.includes('email'))
    .map(({ kind, fields }) => ({
      kind,
      count: fields.filter((field) => field !== null).length,
    }))
    .toSorted((one, other) => other.count - one.count);
  return ranked[0]?.kind ?? null;
}
