import type { ImportKind, ImportMapping } from '@parlour/contract/staff';
import {
  identifyingColumn,
  importColumns,
  isKeyField,
  readCells,
  type RowValues,
  secondColumn,
  substituteColumn,
} from '@parlour/core/imports';
import { FileError } from '../reading/fileError.ts';
import type { PackageFile } from '../reading/packageSource.ts';
import type { FieldRow } from '../reading/readRows.ts';

/** Returns what identifies the rows where no column of a mapping does (core/imports-8). Undefined where one does. */
export function findSubstitute(
  kind: ImportKind,
  columns: ImportMapping['columns'],
): string | undefined {
  const mapped = Object.values(columns);
  const substitute = substituteColumn(kind);
  return !isKeyed(kind, mapped) && mapped.includes(substitute) ? substitute : undefined;
}

/** Whether one of these fields identifies a row. Content also has its id. */
const isKeyed = (kind: ImportKind, fields: readonly string[]) =>
  fields.includes(identifyingColumn(kind)) || (kind !== 'members' && fields.includes('id'));

/** No names. */
export const noNames: ReadonlySet<string> = new Set();
const nameIn = (value: unknown) => (typeof value === 'string' ? value.trim().toLowerCase() : null);

/** Returns the names that several rows have. */
export async function repeatedNames(
  rows: AsyncIterable<FieldRow>,
  kind: ImportKind,
  substitute: string,
): Promise<ReadonlySet<string>> {
  if (secondColumn(kind) === undefined) return noNames;
  const [seen, repeated] = [new Set<string>(), new Set<string>()];
  for await (const { cells } of rows) {
    const { values } = readCells(
      kind,
      { [substitute]: cells[substitute] ?? '' },
      { isForeign: true },
    );
    const name = nameIn(values[substitute]);
    if (name === null) continue;
    if (seen.has(name)) repeated.add(name);
    seen.add(name);
  }
  return repeated;
}

/** Gives a row the identifier that its table lacks: its name, and where that repeats what tells it from the others (core/imports-8). */
export function withKey(
  read: RowValues,
  kind: ImportKind,
  substitute: string | undefined,
  repeated: ReadonlySet<string>,
): RowValues {
  if (substitute === undefined) return read;
  const name = nameIn(read.values[substitute]);
  const second = name !== null && repeated.has(name) ? secondColumn(kind) : undefined;
  const more = second === undefined ? null : nameIn(read.values[second]);
  const key = more === null || more === '' ? name : `${name}, ${more}`;
  return { ...read, values: { ...read.values, [identifyingColumn(kind)]: key } };
}

/** Refuses a table whose rows nothing identifies, since it could be imported only once (api/staff/imports-4). */
export function assertKeyed(
  file: PackageFile,
  kind: ImportKind,
  mapped: readonly string[],
  columns: readonly { readonly header: string }[],
  fields: Readonly<Record<string, string>>,
): void {
  const present = new Set(
    columns.map(({ header }) => fields[header]).filter((name) => name !== undefined),
  );
  const doubled = mapped.find(
    (name, index) => isKeyField(kind, name) && mapped.indexOf(name) !== index && present.has(name),
  );
  if (doubled !== undefined) {
    const { label } = importColumns(kind)[doubled] ?? { label: doubled };
    throw new FileError(file.name, `Two columns are ${label}.`, 1);
  }
  if (!isKeyed(kind, mapped) && present.has(substituteColumn(kind))) return;
  if (isKeyed(kind, [...present])) return;
  throw new FileError(
    file.name,
    `It needs a column ${identifyingColumn(kind)}, which identifies each row.`,
    1,
  );
}
