import type { ContentKind, ImportKind, ImportMapping } from '@parlour/contract/staff';
import {
  type DateOrder,
  importColumns,
  joinCells,
  readCells,
  type RowValues,
} from '@parlour/core/imports';
import * as z from 'zod';
import { kindOf } from '../../../content/kinds/index.ts';
import { packageFiles, packageTables, packageTrees } from '../packageFiles.ts';
import { FileError } from '../reading/fileError.ts';
import type { PackageFile, PackageSource } from '../reading/packageSource.ts';
import { withoutMarkdown } from '../reading/markdownCells.ts';
import { readJson } from '../reading/readJson.ts';
import { readRows } from '../reading/readRows.ts';
import { surveyTable, type TableSurvey } from '../reading/surveyTable.ts';
import { hideMissing, type ImportSource } from './hideMissing.ts';
import type { ImportContext } from './importContext.ts';
import { importDestinations } from './importDestinations.ts';
import { importGuides } from './importGuides.ts';
import { type ContentRow, importItem, textOrNull } from './importItem.ts';
import { importMember } from './importMember.ts';
import { importPictures } from './importPictures.ts';
import { readMemberEmails } from './memberEmails.ts';
import { writeRefusedRows } from './refusedRows.ts';
import { assertKeyed, findSubstitute, noNames, repeatedNames, withKey } from './rowKeys.ts';

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
  /** Where the refused rows of a table are written, if there are any. Absent to write none. */
  readonly refusedPath?: string | undefined;
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
  /** By header, what the values of a column become. */
  readonly values?: ImportMapping['values'];
}

async function importTable(
  context: ImportContext,
  { files }: PackageSource,
  { file, kind, columns, fixedValues, dateOrders = {}, values }: TableToImport,
  { hidesMissing, endSessions, refusedPath }: ImportWishes,
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
  const isForeign = columns !== null;
  for (const note of survey.notes) context.recorder.note(`${file.name}: ${note}`);
  // Of a table of the club's own each line counts.
  const footer = isForeign ? survey.footer : undefined;
  if (footer !== undefined) {
    const { from, to } = footer;
    const lines = from === to ? `Line ${from} has` : `The lines ${from} to ${to} have`;
    context.recorder.note(`${file.name}: ${lines} no cells of the table, and were not read.`);
  }
  if (columns === null && unknown.length > 0) {
    const names = unknown.map(({ header }) => header || 'without a name').join(', ');
    context.recorder.note(`${file.name}: These columns were not read: ${names}.`);
  }
  const orders = ordersOf(survey.columns, fields, dateOrders);
  for (const note of notesOfDays(survey.columns, fields, { kind, dateOrders, orders })) {
    context.recorder.note(`${file.name}: ${note}`);
  }
  const { clubTimeZone } = context;
  const join = (name: string, cells: readonly string[]) =>
    joinCells(name, known[name]?.kind ?? 'line', cells);
  const reading = { orders, clubTimeZone, isForeign };
  const read = () =>
    readRows(file, survey, fields, { fixedValues, values, join, end: footer?.from });
  const repeated =
    substitute === undefined ? noNames : await repeatedNames(read(), kind, substitute);
  const inClubZone: number[] = [];
  const rows = async function* (): AsyncGenerator<Omit<ContentRow, 'kind'>> {
    for await (const { line, cells: written, issue, refusedBecause } of read()) {
      const place = { file: file.name, line };
      const cells = isForeign ? withoutMarkdown(kind, written) : written;
      const found = withKey(readCells(kind, cells, reading), kind, substitute, repeated);
      const zone = await zoneThatStays(context, kind, found);
      const own =
        zone === undefined
          ? found
          : keyedAs(found, readCells(kind, cells, { ...reading, clubTimeZone: zone }));
      if (zone === undefined && own.usesClubZone === true) inClubZone.push(line);
      context.held.add(kind, place, own.values);
      if (issue === undefined) yield { ...place, read: own, isForeign, substitute, refusedBecause };
      else context.recorder.refuse(place, kind, [{ field: null, message: issue }]);
    }
  };
  if (kind === 'members') {
    const emails = await readMemberEmails(context.transaction);
    for await (const row of rows()) {
      await importMember(context, emails, row, endSessions);
    }
  } else if (kind === 'destination') {
    const lists = columns === null ? files.get(packageFiles.destinationVendors) : undefined;
    await importDestinations(context, withKind(rows(), kind), lists);
  } else {
    for await (const row of rows()) await importItem(context, { ...row, kind });
  }
  const refused = context.recorder.refusedLines(file.name);
  if (inClubZone.some((line) => !refused.has(line))) {
    context.recorder.note(
      `${file.name}: Times without a zone were read as those of the club, ${clubTimeZone}.`,
    );
  }
  if (refusedPath !== undefined && isForeign) {
    await writeRefusedRows(file, survey, refused, refusedPath);
  }
  if (hidesMissing && kind !== 'members') await hideMissing(context, kind, sourceOf(columns));
}

/** Returns the zone of a stored event whose row names one that nobody knows (api/staff/imports-26). Undefined for other rows. */
async function zoneThatStays(
  context: ImportContext,
  kind: ImportKind,
  { values, warnings = [] }: RowValues,
): Promise<string | undefined> {
  if (kind !== 'event' || !warnings.some(({ field }) => field === 'timeZone')) return undefined;
  const known = (await context.indexOf(kind)).findOwn(
    textOrNull(values['externalId']),
    textOrNull(values['id']),
  );
  if (known === undefined) return undefined;
  const body = (await kindOf(kind).read(context.transaction, known.id))?.body ?? {};
  return textOrNull('timeZone' in body ? body.timeZone : null) ?? undefined;
}

/** Gives a row that was read again the identifier that it had. Its times may be a part of that. */
const keyedAs = ({ values: { externalId } }: RowValues, again: RowValues): RowValues => ({
  ...again,
  values: { ...again.values, externalId },
});

/** Says how days were read that only another column or their number explains. */
function notesOfDays(
  columns: TableSurvey['columns'],
  fields: Readonly<Record<string, string>>,
  {
    kind,
    dateOrders,
    orders,
  }: {
    readonly kind: ImportKind;
    readonly dateOrders: NonNullable<ImportMapping['dateOrders']>;
    readonly orders: ReturnType<typeof ordersOf>;
  },
): readonly string[] {
  return columns.flatMap(({ header, dateOrder, hasAmbiguousDays }) => {
    const name = Object.hasOwn(fields, header) ? (fields[header] ?? '') : '';
    const control = importColumns(kind)[name]?.kind;
    if (control !== 'date' && control !== 'dateTime') return [];
    if (dateOrder === 'serial') {
      return [`The numbers in “${header}” were read as the days of a spreadsheet.`];
    }
    const isOpen = hasAmbiguousDays && dateOrder === 'unknown' && !(header in dateOrders);
    const order = orders[name];
    return isOpen && (order === 'dayFirst' || order === 'monthFirst')
      ? [`The days in “${header}” were read ${orderWords[order]}, as others of the same events.`]
      : [];
  });
}

const orderWords = { dayFirst: 'with the day first', monthFirst: 'with the month first' };

/** Returns the order of day and month of each field, by all of its columns. */
function ordersOf(
  columns: TableSurvey['columns'],
  fields: Readonly<Record<string, string>>,
  chosen: NonNullable<ImportMapping['dateOrders']>,
): Readonly<Record<string, DateOrder>> {
  const orders: Record<string, DateOrder> = {};
  for (const { header, dateOrder } of columns) {
    const name = Object.hasOwn(fields, header) ? fields[header] : undefined;
    const order = dateOrder === 'unknown' ? (chosen[header] ?? dateOrder) : dateOrder;
    if (name !== undefined && order !== 'unknown') orders[name] ??= order;
  }
  // Who wrote the begin also wrote the end.
  const both = orders['startDate'] ?? orders['endDate'];
  return both === undefined ? orders : { startDate: both, endDate: both, ...orders };
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
