import type { ContentKind, ImportKind, ImportMapping } from '@parlour/contract/staff';
import {
  identifyingColumn,
  importColumns,
  readCells,
  type RowValues,
  substituteColumn,
} from '@parlour/core/imports';
import * as z from 'zod';
import { packageFiles, packageTables, packageTrees } from '../packageFiles.ts';
import { FileError } from '../reading/fileError.ts';
import type { PackageFile, PackageSource } from '../reading/packageSource.ts';
import { readJson } from '../reading/readJson.ts';
import { readRows } from '../reading/readRows.ts';
import { surveyTable } from '../reading/surveyTable.ts';
import { hideMissing, type ImportSource } from './hideMissing.ts';
import type { ImportContext } from './importContext.ts';
import { importDestinations } from './importDestinations.ts';
import { importGuides } from './importGuides.ts';
import { type ContentRow, importItem } from './importItem.ts';
import { importMember } from './importMember.ts';
import { importPictures } from './importPictures.ts';
import { readMemberEmails } from './memberEmails.ts';

/** How each tree of a package is imported. */
const treeImports: Readonly<Record<(typeof packageTrees)[number]['tree'], typeof importGuides>> = {
  'gift-guides.json': importGuides,
};

const clubSchema = z.object({ format: z.literal('parlour-club'), version: z.literal(1) });

/** What an import is told beside its files. */
export interface ImportWishes {
  /** Null for a package. */
  readonly mapping: ImportMapping | null;
  /** Whether content is hidden that came by such files and is in these no more. */
  readonly hidesMissing: boolean;
  /** Ends the sessions of a member whose email changes. */
  readonly endSessions: (memberId: string) => Promise<void>;
}

/**
 * Imports all rows of a package, or of one table by its mapping.
 *
 * @throws FileError for a file that can't be read.
 */
export async function importFiles(
  context: ImportContext,
  source: PackageSource,
  wishes: ImportWishes,
): Promise<void> {
  const { mapping } = wishes;
  if (mapping === null) await importPackage(context, source, wishes);
  else {
    const [file] = source.files.values();
    if (file !== undefined) await importTable(context, source, { file, ...mapping }, wishes);
  }
  await context.flush();
}

async function importPackage(
  context: ImportContext,
  source: PackageSource,
  wishes: ImportWishes,
): Promise<void> {
  const { files } = source;
  await assertFormat(files.get(packageFiles.club));
  noteUnknown(context, files);
  const pictures = files.get(packageFiles.pictures);
  if (pictures !== undefined) await importPictures(context, pictures);
  for (const [name, kind] of packageTables) {
    const file = files.get(name);
    const hasLists = kind === 'destination' && files.has(packageFiles.destinationVendors);
    if (file !== undefined) {
      const table = { file, kind, columns: null, fixedValues: {}, dateOrders: {} };
      await importTable(context, source, table, wishes);
    } else if (hasLists) {
      await importDestinations(context, nothing(), files.get(packageFiles.destinationVendors));
    }
    // The next table refers to the rows of this one.
    await context.flush();
  }
  for (const { kind, tree } of packageTrees) {
    const file = files.get(tree);
    if (file === undefined) continue;
    await treeImports[tree](context, file);
    if (wishes.hidesMissing) await hideMissing(context, kind, 'package');
  }
}

async function* nothing(): AsyncGenerator<ContentRow> {}

async function assertFormat(file: PackageFile | undefined): Promise<void> {
  if (file === undefined) {
    throw new FileError(packageFiles.club, 'It is missing, so this is no package of a club.');
  }
  const parsed = clubSchema.safeParse((await readJson(file)).value);
  if (!parsed.success) {
    throw new FileError(file.name, 'Its format must be “parlour-club”, and its version 1.');
  }
}

function noteUnknown({ recorder }: ImportContext, files: PackageSource['files']): void {
  const known = new Set<string>([...packageTables.keys(), ...Object.values(packageFiles)]);
  for (const name of files.keys()) {
    if (!known.has(name) && !name.startsWith('pictures/')) {
      recorder.note(`${name}: It is not part of a package, and was not read.`);
    }
  }
}

interface TableToImport {
  readonly file: PackageFile;
  readonly kind: ImportKind;
  /** Null where the headers are the names of fields. */
  readonly columns: ImportMapping['columns'] | null;
  readonly fixedValues: ImportMapping['fixedValues'];
  /** By header, what was chosen where no value shows the order of the days. */
  readonly dateOrders?: ImportMapping['dateOrders'];
}

async function importTable(
  context: ImportContext,
  { files }: PackageSource,
  { file, kind, columns, fixedValues, dateOrders = {} }: TableToImport,
  { hidesMissing, endSessions }: ImportWishes,
): Promise<void> {
  const survey = await surveyTable(file);
  const known = importColumns(kind);
  const fields = columns ?? Object.fromEntries(Object.keys(known).map((name) => [name, name]));
  const unknown = survey.columns.filter(({ header }) => !Object.hasOwn(fields, header));
  assertKeyed(file, kind, Object.values(fields), survey.columns, fields);
  const substitute = columns === null ? undefined : findSubstitute(kind, columns);
  if (substitute !== undefined) {
    const { label } = known[substitute] ?? { label: substitute };
    context.recorder.note(
      `${file.name}: No column identifies the rows, so each is known by its ${label.toLowerCase()}.`,
    );
  }
  for (const note of survey.notes) context.recorder.note(`${file.name}: ${note}`);
  if (columns === null && unknown.length > 0) {
    const names = unknown.map(({ header }) => header || 'without a name').join(', ');
    context.recorder.note(`${file.name}: These columns were not read: ${names}.`);
  }
  const orders = Object.fromEntries(
    survey.columns.map(({ header, dateOrder }) => [
      fields[header] ?? '',
      dateOrder === 'unknown' ? (dateOrders[header] ?? dateOrder) : dateOrder,
    ]),
  );
  const { clubTimeZone } = context;
  let usesClubZone = false;
  const rows = async function* (): AsyncGenerator<Omit<ContentRow, 'kind'>> {
    for await (const { line, cells, issue } of readRows(file, survey, fields, fixedValues)) {
      const place = { file: file.name, line };
      const read = withKey(readCells(kind, cells, { orders, clubTimeZone }), kind, substitute);
      usesClubZone ||= read.usesClubZone === true;
      context.held.add(kind, place, read.values);
      if (issue === undefined) yield { ...place, read };
      else context.recorder.refuse(place, kind, [{ field: null, message: issue }]);
    }
  };
  if (kind === 'members') {
    const emails = await readMemberEmails(context.transaction);
    for await (const row of rows()) await importMember(context, emails, row, endSessions);
    return;
  }
  if (kind === 'destination') {
    const lists = columns === null ? files.get(packageFiles.destinationVendors) : undefined;
    await importDestinations(context, withKind(rows(), kind), lists);
  } else {
    for await (const row of rows()) await importItem(context, { ...row, kind });
  }
  if (usesClubZone) {
    context.recorder.note(
      `${file.name}: Times without a zone were read as those of the club, ${clubTimeZone}.`,
    );
  }
  if (hidesMissing) await hideMissing(context, kind, sourceOf(columns));
}

/** Returns which files bring the same items as a table (api/staff/imports-21). */
function sourceOf(columns: TableToImport['columns']): ImportSource {
  if (columns === null) return 'package';
  const header = Object.keys(columns).find((name) => columns[name] === 'externalId');
  return { header: header ?? '' };
}

async function* withKind(
  rows: AsyncIterable<Omit<ContentRow, 'kind'>>,
  kind: ContentKind,
): AsyncGenerator<ContentRow> {
  for await (const row of rows) yield { ...row, kind };
}

/** Returns what identifies the rows where no column of a mapping does (core/imports-8). Undefined where one does. */
function findSubstitute(kind: ImportKind, columns: ImportMapping['columns']): string | undefined {
  const mapped = Object.values(columns);
  const substitute = substituteColumn(kind);
  return !isKeyed(kind, mapped) && mapped.includes(substitute) ? substitute : undefined;
}

/** Whether one of these fields identifies a row. Content also has its id. */
const isKeyed = (kind: ImportKind, fields: readonly string[]) =>
  fields.includes(identifyingColumn(kind)) || (kind !== 'members' && fields.includes('id'));

/** Gives a row the identifier that its table lacks. */
function withKey(read: RowValues, kind: ImportKind, substitute: string | undefined): RowValues {
  if (substitute === undefined) return read;
  const value = read.values[substitute];
  const key = typeof value === 'string' ? value.trim().toLowerCase() : null;
  return { ...read, values: { ...read.values, [identifyingColumn(kind)]: key } };
}

/** Refuses a table whose rows nothing identifies, since it could be imported only once (api/staff/imports-4). */
function assertKeyed(
  file: PackageFile,
  kind: ImportKind,
  mapped: readonly string[],
  columns: readonly { readonly header: string }[],
  fields: Readonly<Record<string, string>>,
): void {
  const present = new Set(
    columns.map(({ header }) => fields[header]).filter((name) => name !== undefined),
  );
  const doubled = mapped.find((name, index) => mapped.indexOf(name) !== index && present.has(name));
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
