import type { ImportKind } from '@parlour/contract/staff';
import type { ContentField, ContentFields } from '../content/contentField.ts';
import type { FieldIssue } from '../forms/formIssues.ts';
import { type DateOrder, isAmbiguousDate, readDate } from './dates.ts';
import { importColumns } from './importColumns.ts';
import { splitList } from './lists.ts';
import { unprotectFormula } from './formulas.ts';

/** What the cells of a row say: the value of each field that has a column. References are still keys. */
export interface RowValues {
  readonly values: Readonly<Record<string, unknown>>;
  readonly issues: readonly FieldIssue[];
}

const truths = new Set([
  'true',
  'yes',
  'y',
  '1',
  'x',
  'on',
  'checked',
  'ja',
  'wahr',
  'oui',
  'vrai',
]);
const untruths = new Set([
  'false',
  'no',
  'n',
  '0',
  'off',
  'unchecked',
  'nein',
  'falsch',
  'non',
  'faux',
]);

const unstorable = (text: string) => text.includes('\0') || !text.isWellFormed();

type Read = { readonly value: unknown } | { readonly message: string };

/**
 * Reads the cells of a row by the columns of its kind (PK2). An empty cell clears its field, and a field without a column is
 * not in the result.
 *
 * @param cells - texts by the names of fields.
 * @param orders - of day and month in the columns of days, by the names of fields.
 */
export function readCells(
  kind: ImportKind,
  cells: Readonly<Record<string, string>>,
  orders: Readonly<Record<string, DateOrder>> = {},
): RowValues {
  return readCellsOf(importColumns(kind), cells, orders);
}

/** Reads the cells of a row by its columns, like {@link readCells}. */
export function readCellsOf(
  columns: ContentFields,
  cells: Readonly<Record<string, string>>,
  orders: Readonly<Record<string, DateOrder>> = {},
): RowValues {
  const values: Record<string, unknown> = {};
  const issues: FieldIssue[] = [];
  for (const [name, cell] of Object.entries(cells)) {
    const field = columns[name];
    if (field === undefined) continue;
    const read = readCell(field, cell, orders[name] ?? 'unknown');
    if ('value' in read) values[name] = read.value;
    else issues.push({ field: name, message: read.message });
  }
  return { values, issues };
}

function readCell(field: ContentField, cell: string, order: DateOrder): Read {
  const { label } = field;
  if (unstorable(cell)) return { message: `${label} has a character that no text can have.` };
  const text = withoutPlaceholder(field, unprotectFormula(cell.trim()));
  switch (field.kind) {
    case 'flag':
      return readFlag(label, text);
    case 'references':
      return { value: splitList(text) };
    case 'number':
      return readNumber(label, text);
    case 'date':
      return text === '' ? { value: null } : readDay(label, text, order);
    case 'dateTime':
      return text === '' ? { value: null } : readDateTime(label, text);
    case 'html':
      return { value: text === '' ? null : asHtml(text) };
    case 'picture':
      return { value: text === '' ? null : (ATTACHMENT.exec(text)?.[1] ?? text) };
    case 'text':
      return { value: text === '' ? null : text };
    case 'money':
    case 'groups':
      return { message: `${label} can't be in a table.` };
    default:
      // Addresses of other systems have several lines.
      return { value: text === '' ? null : text.replaceAll(/\s*[\r\n]+\s*/g, ', ') };
  }
}

/** How lists with attachments write the first of them: `terrace.jpg (https://...)`. */
const ATTACHMENT = /^[^()]*\((https:\/\/[^\s()]+)\)/;

const placeholders = new Set(['n/a', '#n/a', '-', '–', '—', 'null', 'none', 'unknown']);
const freeKinds: ReadonlySet<string> = new Set(['line', 'suggested', 'text', 'html']);

/** Takes what other systems write for nothing as nothing, except where it may be a text (PK10). */
const withoutPlaceholder = ({ kind }: ContentField, text: string) =>
  !freeKinds.has(kind) && placeholders.has(text.toLowerCase()) ? '' : text;

function readFlag(label: string, text: string): Read {
  const word = text.toLowerCase();
  if (truths.has(word)) return { value: true };
  if (word === '' || untruths.has(word)) return { value: false };
  return { message: `${label} must be yes or no.` };
}

function readNumber(label: string, text: string): Read {
  if (text === '') return { value: null };
  // Spreadsheets of many countries write a decimal comma.
  if (/^[-+]?\d+(?:[.,]\d+)?$/.test(text)) return { value: Number(text.replace(',', '.')) };
  return { message: `${label} must be a number.` };
}

function readDay(label: string, text: string, order: DateOrder): Read {
  const value = readDate(text, order);
  if (value !== undefined) return { value };
  return {
    message: isAmbiguousDate(text)
      ? `${label} could be two days. Write it as 2030-01-31.`
      : `${label} must be a day such as 2030-01-31.`,
  };
}

const DATE_TIME =
  /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?\s?(?:Z|[+-]\d{2}:?\d{2})$/i;

function readDateTime(label: string, text: string): Read {
  const time = DATE_TIME.test(text)
    ? Date.parse(text.replace(' ', 'T').replace(' ', ''))
    : Number.NaN;
  if (!Number.isNaN(time)) return { value: new Date(time).toISOString() };
  return { message: `${label} must be a moment with its zone, such as 2030-01-31T19:00+01:00.` };
}

const escaped: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Returns plain text as paragraphs. A text with tags is markup already. */
function asHtml(text: string): string {
  if (/<\/?[a-z][^<>]*>/i.test(text)) return text;
  return text
    .split(/\r?\n\s*\r?\n/)
    .map((paragraph) => {
      const safe = paragraph.trim().replace(/[&<>]/g, (mark) => escaped[mark] ?? mark);
      return `<p>${safe.replace(/\r?\n/g, '<br />')}</p>`;
    })
    .join('');
}
