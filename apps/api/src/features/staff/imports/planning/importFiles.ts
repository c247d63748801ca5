import type { ContentKind, ImportKind, ImportMapping } from '@parlour/contract/staff';
import { identifyingColumn, importColumns, readCells } from '@parlour/core/imports';
import * as z from 'zod';
import { FileError } from '../reading/fileError.ts';
import type { PackageFile, PackageSource } from '../reading/packageSource.ts';
import { readJson } from '../reading/readJson.ts';
import { readRows } from '../reading/readRows.ts';
import { surveyTable } from '../reading/surveyTable.ts';
import type { ImportContext } from './importContext.ts';
import { importDestinations } from './importDestinations.ts';
import { importGuides } from './importGuides.ts';
import { type ContentRow, importItem } from './importItem.ts';
import { importMember } from './importMember.ts';
import { readMemberEmails } from './memberEmails.ts';

/** The files of a package that have rows, in the order of their import: what is referred to comes first. */
export const packageTables = {
  'vendors.csv': 'vendor',
  'destinations.csv': 'destination',
  'benefits.csv': 'benefit',
  'events.csv': 'event',
  'members.csv': 'members',
} as const satisfies Readonly<Record<string, ImportKind>>;

/** The other files of a package. */
export const packageFiles = {
  club: 'club.json',
  destinationVendors: 'destination-vendors.csv',
  giftGuides: 'gift-guides.json',
} as const;

const clubSchema = z.object({ format: z.literal('parlour-club'), version: z.literal(1) });

type EndSessions = (memberId: string) => Promise<void>;

/**
 * Imports all rows of a package, or of one table by its mapping.
 *
 * @throws FileError for a file that can't be read.
 */
export async function importFiles(
  context: ImportContext,
  source: PackageSource,
  mapping: ImportMapping | null,
  endSessions: EndSessions,
): Promise<void> {
  if (mapping === null) await importPackage(context, source, endSessions);
  else {
    const [file] = source.files.values();
    if (file !== undefined) {
      await importTable(context, source, { file, ...mapping }, endSessions);
    }
  }
  await context.flush();
}

async function importPackage(
  context: ImportContext,
  source: PackageSource,
  endSessions: EndSessions,
): Promise<void> {
  const { files } = source;
  await assertFormat(files.get(packageFiles.club));
  noteUnknown(context, files);
  for (const [name, kind] of Object.entries(packageTables)) {
    const file = files.get(name);
    const hasLists = kind === 'destination' && files.has(packageFiles.destinationVendors);
    if (file !== undefined) {
      await importTable(
        context,
        source,
        { file, kind, columns: null, fixedValues: {} },
        endSessions,
      );
    } else if (hasLists) {
      await importDestinations(context, nothing(), files.get(packageFiles.destinationVendors));
    }
    // The next table refers to the rows of this one.
    await context.flush();
  }
  const guides = files.get(packageFiles.giftGuides);
  if (guides !== undefined) await importGuides(context, guides);
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
  const known = new Set([...Object.keys(packageTables), ...Object.values(packageFiles)]);
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
}

async function importTable(
  context: ImportContext,
  { files }: PackageSource,
  { file, kind, columns, fixedValues }: TableToImport,
  endSessions: EndSessions,
): Promise<void> {
  const survey = await surveyTable(file);
  const known = importColumns(kind);
  const fields = columns ?? Object.fromEntries(Object.keys(known).map((name) => [name, name]));
  const unknown = survey.columns.filter(({ header }) => !Object.hasOwn(fields, header));
  assertKeyed(file, kind, Object.values(fields), survey.columns, fields);
  for (const note of survey.notes) context.recorder.note(`${file.name}: ${note}`);
  if (columns === null && unknown.length > 0) {
    const names = unknown.map(({ header }) => header || 'without a name').join(', ');
    context.recorder.note(`${file.name}: These columns were not read: ${names}.`);
  }
  const orders = Object.fromEntries(
    survey.columns.map(({ header, dateOrder }) => [fields[header] ?? '', dateOrder]),
  );
  const rows = async function* (): AsyncGenerator<Omit<ContentRow, 'kind'>> {
    for await (const { line, cells, issue } of readRows(file, survey, fields, fixedValues)) {
      const place = { file: file.name, line };
      if (issue === undefined) yield { ...place, read: readCells(kind, cells, orders) };
      else context.recorder.refuse(place, kind, [{ field: null, message: issue }]);
    }
  };
  if (kind === 'members') {
    const emails = await readMemberEmails(context.transaction);
    for await (const row of rows()) await importMember(context, emails, row, endSessions);
  } else if (kind === 'destination') {
    const lists = columns === null ? files.get(packageFiles.destinationVendors) : undefined;
    await importDestinations(context, withKind(rows(), kind), lists);
  } else {
    for await (const row of rows()) await importItem(context, { ...row, kind });
  }
}

async function* withKind(
  rows: AsyncIterable<Omit<ContentRow, 'kind'>>,
  kind: ContentKind,
): AsyncGenerator<ContentRow> {
  for await (const row of rows) yield { ...row, kind };
}

/** Refuses a table whose rows nothing identifies, since it could be imported only once (IP4). */
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
  const key = identifyingColumn(kind);
  if (present.has(key) || (kind !== 'members' && present.has('id'))) return;
  throw new FileError(file.name, `It needs a column ${key}, which identifies each row.`, 1);
}
