import type { ContentKind } from '@parlour/contract/staff';
import {
  type ContentBody,
  contentDifferences,
  contentFields,
  type ContentFields,
  contentTitle,
  isItemId,
  newContentValues,
  parseContent,
} from '@parlour/core/content';
import {
  identifyingColumn,
  importColumns,
  type RowValues,
  substituteColumn,
  usualValues,
  usualWords,
} from '@parlour/core/imports';
import { newId } from '../../../../platform/crypto/random.ts';
import { cleanContent } from '../../../content/cleanContent.ts';
import type { PublishedItem } from '../../../content/kinds/contentKindModule.ts';
import { kindOf } from '../../../content/kinds/index.ts';
import type { ImportContext } from './importContext.ts';
import type { KnownItem } from './itemIndex.ts';
import { keepRow } from './keepRow.ts';
import type { ReadRow, RowIssue } from './planRecorder.ts';
import { resolveValues } from './resolveValues.ts';
import { storeItem } from './storeItem.ts';

/** One row of content. */
export interface ContentRow extends ReadRow {
  readonly kind: ContentKind;
  /** By the names of columns. A field that is absent stays as it is. */
  readonly read: RowValues;
  /** Whether another system wrote it, so that also what it refers to may be left out. */
  readonly isForeign?: boolean;
  /** The field that identifies the rows where no column does: the name or title. */
  readonly substitute?: string | undefined;
}

const LONGEST_KEY = 200;

/** The reason of a row whose id is that of a row with an identifier. Its file of refused rows, imported again, has it too. */
const OTHER_ROW = 'has another row already';

/** Returns a value that is a text, and null for none. */
export function textOrNull(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

/** Creates or changes the item that a row is about, and records that (api/staff/imports-5). */
export async function importItem(context: ImportContext, row: ContentRow): Promise<void> {
  const { recorder } = context;
  const { kind, read } = row;
  const {
    id: givenId,
    externalId: given,
    isHidden,
    isAllDay: _,
    slug,
    formerSlugs,
    ...fields
  } = read.values;
  const [externalId, idInFile] = [textOrNull(given), textOrNull(givenId)];
  const key = externalId ?? idInFile;
  const title = textOrNull(read.values[substituteColumn(kind)]) ?? key ?? undefined;
  const place = { file: row.file, line: row.line, title };
  const refuse = (issues: readonly RowIssue[]) => recorder.refuse(place, kind, issues);
  const keyName = row.substitute ?? identifyingColumn(kind);
  const field = importColumns(kind)[keyName]?.label ?? keyName;
  if (key === null || key.length > LONGEST_KEY) {
    const found = read.issues.find((issue) => issue.field === keyName);
    return refuse([{ field, message: found?.message ?? `${field} is required, on one line.` }]);
  }
  const taken = context.claim(kind, key, row);
  if (taken !== undefined) return refuse([{ field, message: taken }]);
  const index = await context.indexOf(kind);
  const known = index.findOwn(externalId, idInFile);
  if (known !== undefined && (known.isOwn || row.refusedBecause?.includes(OTHER_ROW) === true)) {
    const whichFile = known.isOwn
      ? '.'
      : ', in the file before. Give this one another, or empty its reason to change that one.';
    return refuse([{ field, message: `“${known.title}” ${OTHER_ROW}${whichFile}` }]);
  }
  const resolved = await resolveValues(context, kind, fields);
  const before =
    known === undefined ? undefined : await kindOf(kind).read(context.transaction, known.id);
  const first = before === undefined ? newContentValues(kind, context.clubTimeZone) : {};
  const usual = row.isForeign === true ? usualValues(kind, resolved.values) : {};
  const values = withoutEmpty(resolved.values, { ...first, ...usual });
  const found = [...read.issues, ...resolved.issues];
  const outcome = keepRow(
    { values, found },
    { ...first, ...usual, ...before?.body },
    (field) => isNeeded(row, field),
    (document) => parseContent(kind, document),
  );
  if (!outcome.ok) return refuse(labelled(kind, outcome.issues));
  if (before === undefined) {
    const filled = Object.keys(usual).filter((name) => !(name in values));
    for (const name of filled) {
      recorder.fillIn(place, importColumns(kind)[name]?.label ?? name, usualWords[name] ?? '');
    }
  }
  recorder.warn(place, labelled(kind, [...(read.warnings ?? []), ...outcome.warnings]));

  const body = cleanContent(kind, outcome.body);
  const isHiddenAfter = typeof isHidden === 'boolean' ? isHidden : (known?.isHidden ?? false);
  const item: KnownItem = {
    id: known?.id ?? (await freeId(context, kind, idInFile)),
    externalId: externalId ?? known?.externalId ?? null,
    title: contentTitle(kind, { ...body }),
    isHidden: isHiddenAfter,
    isOwn: true,
  };
  const changes = before === undefined ? [] : changesOf(kind, before, body, item, known);
  recorder.record(row, {
    kind,
    key,
    title: item.title,
    version: before?.version ?? 0,
    fields: changes,
    isHidden: isHiddenAfter,
  });
  index.add(item);
  const namesPictures = ['imageUrl', 'images', 'sections'].some((name) => name in read.values);
  const named = namesPictures ? picturesIn(body) : [];
  const { file, line } = row;
  context.toFetch.add({ file, line, kind, itemId: item.id, title: item.title }, named);
  if (read.hasMorePictures === true) context.toFetch.leaveOthers(row);
  if (before !== undefined && changes.length === 0) return;
  const slugs = { slug: textOrNull(slug), former: textOrNull(formerSlugs) };
  await storeItem(context, { kind, item, body, before, known, slugs });
}

/** Returns the URLs of all pictures of a document, those of its parts too. */
function picturesIn(document: unknown): readonly string[] {
  if (Array.isArray(document)) return document.flatMap(picturesIn);
  if (typeof document !== 'object' || document === null) return [];
  return Object.entries(document).flatMap(([name, value]) => {
    if (name === 'imageUrl' && typeof value === 'string') return [value];
    return name === 'images' && Array.isArray(value) ? value.map(String) : picturesIn(value);
  });
}

async function freeId(context: ImportContext, kind: ContentKind, wanted: string | null) {
  const index = await context.indexOf(kind);
  return wanted !== null && isItemId(wanted) && !index.hasId(wanted)
    ? wanted
    : newId(context.clock, context.random);
}

function changesOf(
  kind: ContentKind,
  before: PublishedItem,
  body: ContentBody,
  item: KnownItem,
  known: KnownItem | undefined,
): readonly string[] {
  return [
    ...contentDifferences(kind, before.body, body).map(({ label }) => label),
    ...(known?.isHidden === item.isHidden ? [] : ['Hidden']),
    ...(known?.externalId === item.externalId ? [] : ['Identifier']),
  ];
}

/** An empty cell does not take away what a new item begins with, as its time zone. */
const withoutEmpty = (
  values: Readonly<Record<string, unknown>>,
  first: Readonly<Record<string, unknown>>,
) =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => value !== null || !(name in first)),
  );

const referring: ReadonlySet<string> = new Set([
  'reference',
  'references',
  'picture',
  'pictures',
  'groups',
]);

/**
 * Whether a wrong cell of a field refuses the row (api/staff/imports-34): what is required or decides who sees it, and in a package what it
 * refers to.
 */
function isNeeded({ kind, isForeign = false }: ContentRow, name: string): boolean {
  const fields: ContentFields = contentFields[kind];
  const field = fields[name];
  if (field === undefined) return name !== 'isAllDay';
  return field.isRequired || (!isForeign && referring.has(field.kind));
}

/** Names the field of an issue by its label. */
function labelled(
  kind: ContentKind,
  issues: readonly { readonly field: string; readonly message: string }[],
): readonly RowIssue[] {
  const fields: ContentFields = contentFields[kind];
  return issues.map(({ field, message }) => ({
    field: fields[field.split('.')[0] ?? '']?.label ?? field,
    message,
  }));
}
