import type { ImportKind } from '@parlour/contract/staff';
import { FURTHER_PICTURE_LIMIT, typedDigits, typedText } from '@parlour/contract/values';
import type { ContentField, ContentFields } from '../content/contentField.ts';
import type { FieldIssue } from '../forms/formIssues.ts';
import { isKnownZone } from '../format/zonedTime.ts';
import { escapeText, isStaffHtml } from '../text/staffHtml.ts';
import { type DateOrder, isAmbiguousDate, readDate } from './dates.ts';
import { readDateTime } from './dateTimes.ts';
import { decodeEntities } from './entities.ts';
import { completeTimes } from './eventTimes.ts';
import { importColumns } from './importColumns.ts';
import { splitLines, splitList, splitNames, splitPictures } from './lists.ts';
import { unprotectFormula } from './formulas.ts';
import { plainNumber } from './numbers.ts';
import { isHiddenStatus, truths, untruths } from './truths.ts';
import { zoneOfName } from './zoneNames.ts';
import { withoutComments, withoutShortcodes } from './wordPressText.ts';

/** What the cells of a row say: the value of each field that has a column. References are still keys. */
export interface RowValues {
  readonly values: Readonly<Record<string, unknown>>;
  readonly issues: readonly FieldIssue[];
  /** What was taken in place of a cell that could not be read. Absent where each could, or is an issue. */
  readonly warnings?: readonly FieldIssue[];
  /** Whether a timestamp without a zone was read as one of the club's (core/imports-11). Absent where none was. */
  readonly usesClubZone?: true;
  /** Whether a cell names other pictures beside the only one that its field has (core/imports-10). Absent where none does. */
  readonly hasMorePictures?: true;
}

/** How the cells of a row are read. */
export interface CellReading {
  /** The order of day and month in the columns of days, by the names of fields. By default unknown. */
  readonly orders?: Readonly<Record<string, DateOrder>>;
  /** The time zone of timestamps that have none, where the row names none or one that nobody knows. By default such are refused. */
  readonly clubTimeZone?: string;
  /**
   * Whether another system wrote the file. Its texts may be encoded as in HTML, its lists be names with commas (core/imports-12), and its
   * days have no time (core/imports-13).
   */
  readonly isForeign?: boolean;
}

const unstorable = (text: string) => text.includes('\0') || !text.isWellFormed();

type Read =
  | {
      readonly value: unknown;
      readonly isLocal?: true;
      readonly others?: readonly string[];
      readonly warning?: string;
    }
  | { readonly message: string };

/**
 * Reads the cells of a row by the columns of its kind (core/imports-2). An empty cell clears its field, and a field without a column is
 * not in the result. `contentIssues` checks what was read of content, `parseMember` that of a member.
 *
 * @param cells - texts by the names of fields.
 */
export function readCells(
  kind: ImportKind,
  cells: Readonly<Record<string, string>>,
  reading: CellReading = {},
): RowValues {
  return readCellsOf(importColumns(kind), cells, reading);
}

/** Reads the cells of a row by its columns, like {@link readCells}. */
export function readCellsOf(
  columns: ContentFields,
  cells: Readonly<Record<string, string>>,
  { orders = {}, clubTimeZone, isForeign = false }: CellReading = {},
): RowValues {
  const values: Record<string, unknown> = {};
  const issues: FieldIssue[] = [];
  const warnings: FieldIssue[] = [];
  const others = new Map<string, readonly string[]>();
  let usesClubZone = false;
  const isAllDay = truths.has(cells['isAllDay']?.trim().toLowerCase() ?? '');
  const completed = completeTimes(cells, orders, { isAllDay, isForeign });
  for (const [name, cell] of Object.entries(completed)) {
    const field = columns[name];
    if (field === undefined) continue;
    const own = field.kind === 'dateTime' ? zoneIn(cells[field.zone]) : undefined;
    const order = orders[name] ?? 'unknown';
    const zone = own ?? clubTimeZone ?? null;
    const read = readCell(name, field, cell, { order, zone, isForeign });
    if ('message' in read) {
      issues.push({ field: name, message: read.message });
      continue;
    }
    values[name] = read.value;
    if (read.warning !== undefined) warnings.push({ field: name, message: read.warning });
    if (read.isLocal === true && own === undefined) usesClubZone = true;
    if (read.others !== undefined) others.set(name, read.others);
  }
  if (isForeign) {
    for (const [name, field] of Object.entries(columns)) {
      if (field.kind !== 'pictures') continue;
      const urls = furtherPictures(values[field.first], others.get(field.first), values[name]);
      others.delete(field.first);
      if (urls === undefined) continue;
      values[name] = urls.slice(0, FURTHER_PICTURE_LIMIT);
      if (urls.length > FURTHER_PICTURE_LIMIT) {
        const message = `There are ${urls.length}. The first ${FURTHER_PICTURE_LIMIT} were taken.`;
        warnings.push({ field: name, message });
      }
    }
  }
  return {
    values,
    issues,
    ...(warnings.length > 0 ? { warnings } : {}),
    ...(usesClubZone ? { usesClubZone } : {}),
    ...(others.size > 0 ? { hasMorePictures: true } : {}),
  };
}

/** Returns the time zone that a cell names. Undefined where it names none. */
function zoneIn(cell: string | undefined): string | undefined {
  const zone = zoneOfName(cell?.trim() ?? '');
  return zone !== '' && isKnownZone(zone) ? zone : undefined;
}

/** The kinds of fields where digits are asked. */
const digitKinds: ReadonlySet<ContentField['kind']> = new Set(['number', 'date', 'dateTime']);

interface CellPlace {
  readonly order: DateOrder;
  readonly zone: string | null;
  readonly isForeign: boolean;
}

function readCell(
  name: string,
  field: ContentField,
  cell: string,
  { order, zone, isForeign }: CellPlace,
): Read {
  const { label } = field;
  const typed = typedIn(field, cell);
  const written = withoutPlaceholder(field, unprotectFormula(typed));
  const text = isForeign ? foreignText(name, field, written) : written;
  if (unstorable(text)) return { message: `${label} has a character that no text can have.` };
  if (isForeign && isEmailField(name) && ofExchange.test(text)) {
    return { message: `${label}: Outlook wrote no email here, but an address inside its server.` };
  }
  switch (field.kind) {
    case 'flag':
      return readFlag(label, text, name === 'isHidden' ? isHiddenStatus(text) : undefined);
    case 'references':
      return { value: isForeign && !text.includes('|') ? splitNames(text) : splitList(text) };
    case 'pictures':
      return { value: isForeign ? splitPictures(text) : splitLines(text) };
    case 'zone':
      return text === '' ? { value: null } : readZone(text, isForeign ? zone : null);
    case 'number':
      return readNumber(label, text);
    case 'date':
      return text === '' ? { value: null } : readDay(label, text, order);
    case 'dateTime':
      return text === '' ? { value: null } : readTimestamp(label, text, order, zone);
    case 'html':
      return { value: text === '' ? null : isForeign ? asHtml(text) : text };
    case 'picture':
      return isForeign ? readPicture(text) : { value: text === '' ? null : text };
    case 'text':
      return { value: text === '' ? null : text };
    case 'money':
    case 'groups':
      return { message: `${label} can't be in a table.` };
    default:
      // Addresses of other systems have several lines.
      return { value: text === '' ? null : text.replaceAll(/(?<!\s)\s*[\r\n]+\s*/g, ', ') };
  }
}

/** Reads the first picture of a list that has a URL, and the others (core/imports-10). */
function readPicture(text: string): Read {
  const urls = splitPictures(text);
  const first = urls.find((url) => /^https:/i.test(url)) ?? urls[0] ?? (text === '' ? null : text);
  const others = urls.filter((url) => url !== first);
  return { value: first, ...(others.length > 0 ? { others } : {}) };
}

/** Returns those in the cell of the first picture and those in their own, each once. Undefined where no cell has any to say. */
function furtherPictures(
  first: unknown,
  beside: readonly string[] = [],
  own: unknown,
): readonly string[] | undefined {
  if (beside.length === 0 && own === undefined) return undefined;
  const urls = new Set([...beside, ...(Array.isArray(own) ? own.map(String) : [])]);
  return [...urls].filter((url) => url !== first);
}

/** How Outlook writes somebody whose email only its Exchange server knows. */
const ofExchange = /^(?:(?:ex|x500):)?\/o=|^imceaex-/i;
const isEmailField = (name: string) => name === 'email' || name === 'workEmail';

/** Between several values of one kind, as in Google's contacts. */
const SEVERAL = ' ::: ';

const typedIn = ({ kind }: ContentField, text: string) =>
  digitKinds.has(kind) ? typedDigits(text) : typedText(text).trim();

/** Returns a text of another system as people mean it (core/imports-12). Markup stays as it is. */
function foreignText(name: string, field: ContentField, text: string): string {
  const { kind } = field;
  const isProse = kind === 'html' || kind === 'text';
  const shown = isProse ? withoutShortcodes(withoutComments(text)) : text;
  if (kind === 'html' && isStaffHtml(shown)) return shown;
  // What is decoded may be a character that shows nothing, or that no text can have.
  const decoded = typedIn(field, decodeEntities(shown));
  if (kind === 'html') return decoded;
  const isContact = kind === 'telephone' || isEmailField(name);
  if (!isContact) return decoded;
  const several = kind === 'telephone' ? [decoded] : decoded.split(/[;,]/);
  const first = several.every((each) => each.includes('@')) ? several[0] : decoded;
  return ((first ?? '').split(SEVERAL)[0] ?? '').trim();
}

const placeholders = new Set(['n/a', '#n/a', '-', '–', '—', 'null', 'none', 'unknown', '0/0/00']);
const freeKinds: ReadonlySet<string> = new Set(['line', 'suggested', 'text', 'html']);

/** Takes what other systems write for nothing as nothing, except where it may be a text (core/imports-10). */
const withoutPlaceholder = ({ kind }: ContentField, text: string) =>
  !freeKinds.has(kind) && placeholders.has(text.toLowerCase()) ? '' : text;

/** Reads yes or no, unless another word already said it. */
function readFlag(label: string, text: string, said: boolean | undefined): Read {
  if (said !== undefined) return { value: said };
  const word = text.toLowerCase();
  if (truths.has(word)) return { value: true };
  if (word === '' || untruths.has(word)) return { value: false };
  return { message: `${label} must be yes or no.` };
}

function readNumber(label: string, text: string): Read {
  if (text === '') return { value: null };
  const [, sign = '', digits = ''] = /^([-+−]?) ?(.*)$/.exec(text) ?? [];
  const plain = plainNumber(digits);
  if (plain !== undefined) return { value: (/[-−]/.test(sign) ? -1 : 1) * Number(plain) };
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

function readTimestamp(label: string, text: string, order: DateOrder, zone: string | null): Read {
  const read = readDateTime(label, text, order, zone);
  if ('message' in read) return read;
  return { value: read.instant, ...(read.isLocal ? { isLocal: true } : {}) };
}

/** Reads a time zone, and takes another for one that nobody knows, if there is another (core/imports-11). */
function readZone(text: string, other: string | null): Read {
  const zone = zoneOfName(text);
  if (other === null || isKnownZone(zone)) return { value: zone };
  return { value: other, warning: `“${text}” is no known time zone. ${other} was taken.` };
}

/** A bracket that begins no tag, such as those of `Anna <anna@club.example>` and `a < b`. */
const looseBracket = /<(?!\/?[a-z][a-z\d]*[\s/>]|!--)/gi;
const blockTag = /<(?:p|br|hr|blockquote|h[1-6]|[uod]l|li|div|table|section|article|pre)\b/i;

/** Returns plain text as paragraphs (core/format-23). Markup stays, and gets paragraphs where nothing in it ends a line. */
function asHtml(text: string): string {
  if (!isStaffHtml(text)) {
    return paragraphsOf(escapeText(text));
  }
  const markup = text.replace(looseBracket, '&lt;');
  return blockTag.test(markup) ? markup : paragraphsOf(markup);
}

const paragraphsOf = (text: string): string =>
  text
    .split(/\r?\n\s*\r?\n/)
    .map((paragraph) => `<p>${paragraph.trim().replace(/\r?\n/g, '<br />')}</p>`)
    .join('');
