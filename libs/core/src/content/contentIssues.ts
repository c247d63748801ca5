import { FURTHER_PICTURE_LIMIT, isDate, isPhone, TEXT_LIMIT } from '@parlour/contract/values';
import type { ContentKind } from '@parlour/contract/staff';
import { dayFormat, formatPlainDay } from '../format/dates.ts';
import { isPictureUrl, websiteHref } from '../format/links.ts';
import { isCurrencyCode, priceRangeIssue } from '../format/priceIssues.ts';
import { isKnownZone, localOfInstant } from '../format/zonedTime.ts';
import type { FieldIssue } from '../forms/formIssues.ts';
import { lengthIssue, lineIssue } from '../forms/validation.ts';
import { htmlToText } from '../text/htmlToText.ts';
import { type ContentDraft, toContentDraft, typeIssues } from './contentDraft.ts';
import type { ContentField, ContentFields } from './contentField.ts';
import { type ContentBody, contentFields } from './contentFields.ts';

/** The longest markup of one field, in characters. */
export const HTML_LIMIT = 20_000;
/** The most parts or references of one field. */
export const LIST_LIMIT = 500;

/** Parses a draft for publication: the complete body, or every issue of its fields by their paths. */
export type ParsedContent<Kind extends ContentKind> =
  | { readonly ok: true; readonly body: ContentBody<Kind> }
  | { readonly ok: false; readonly issues: readonly FieldIssue[] };

/**
 * Returns what keeps an item from being published, in the order of its form (core/content-3, core/content-4). The field of an issue is a path,
 * such as `sections.0.products.2.name`.
 */
export function contentIssues(kind: ContentKind, document: unknown): readonly FieldIssue[] {
  const draft = toContentDraft(kind, document);
  const types = typeIssues(kind, document, 'dropped');
  const wrong = new Set(types.map(({ field }) => field));
  const others = [...issuesOf(contentFields[kind], draft, ''), ...ruleIssues(kind, draft)];
  return [...types, ...others.filter(({ field }) => !wrong.has(field))];
}

/**
 * Returns all issues of a document in words, those inside its parts with their place (core/content-3): `Section 1, product 2: Name is required.`
 */
export function contentIssuesInWords(kind: ContentKind, issues: readonly FieldIssue[]): string {
  const words = issues.slice(0, MOST_WORDS).map(({ field, message }) => {
    const place = placeOf(contentFields[kind], field.split('.'));
    return place === '' ? message : `${capitalized(place)}: ${message}`;
  });
  const more = issues.length - words.length;
  return [...words, ...(more > 0 ? [`There are ${more} more.`] : [])].join(' ');
}

const MOST_WORDS = 20;

const capitalized = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);

function placeOf(fields: ContentFields, [name = '', index, ...inside]: readonly string[]): string {
  const field = fields[name];
  if (field?.kind !== 'groups' || index === undefined) return '';
  const rest = placeOf(field.fields, inside);
  return `${field.partName} ${Number(index) + 1}${rest === '' ? '' : `, ${rest}`}`;
}

/** Parses a document for publication. The body has the fields of the kind and no other. */
export function parseContent<Kind extends ContentKind>(
  kind: Kind,
  document: unknown,
): ParsedContent<Kind> {
  const issues = contentIssues(kind, document);
  if (issues.length > 0) return { ok: false, issues };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a draft without issues has the types of the table
  return { ok: true, body: toContentDraft(kind, document) as ContentBody<Kind> };
}

/** Returns the issues of fields by their paths, below a path that ends with a dot or is empty (core/content-3). */
export function issuesOf(
  fields: ContentFields,
  draft: ContentDraft,
  path: string,
): readonly FieldIssue[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const value = draft[name];
    const at = `${path}${name}`;
    if (field.kind === 'groups' && Array.isArray(value)) {
      const tooMany = countIssues(field, at, value.length);
      const inside = value.flatMap((part: ContentDraft, index) =>
        issuesOf(field.fields, part, `${at}.${index}.`),
      );
      return [...tooMany, ...inside];
    }
    const message =
      field.kind === 'pictures'
        ? picturesIssue(field.label, value, draft[field.first])
        : fieldIssue(field, value);
    return message === null ? [] : [{ field: at, message }];
  });
}

const countIssues = ({ label }: ContentField, field: string, count: number) =>
  count > LIST_LIMIT ? [{ field, message: `${label} must be at most ${LIST_LIMIT}.` }] : [];

/** Returns what is wrong with the value of a field, or null. */
function fieldIssue(field: ContentField, value: unknown): string | null {
  const isEmpty =
    value === null ||
    (field.kind === 'html' && typeof value === 'string' && htmlToText(value) === '');
  if (isEmpty) return field.isRequired ? `${field.label} is required.` : null;
  if (typeof value === 'number') return numberIssue(field, value);
  if (typeof value === 'string') return textIssue(field, value.trim());
  if (Array.isArray(value) && value.length > LIST_LIMIT) {
    return `${field.label} must be at most ${LIST_LIMIT}.`;
  }
  return null;
}

/** Returns what is wrong with further pictures beside the first one, or null (core/content-20). */
function picturesIssue(label: string, value: unknown, first: unknown): string | null {
  const urls = Array.isArray(value) ? value.map((url) => String(url).trim()) : [];
  if (urls.length > FURTHER_PICTURE_LIMIT) {
    return `${label} must be at most ${FURTHER_PICTURE_LIMIT}.`;
  }
  if (!urls.every(isPictureUrl)) return `${label} must be pictures.`;
  const isTwice = urls.includes(String(first)) || new Set(urls).size < urls.length;
  return isTwice ? `${label} must not have a picture twice.` : null;
}

function numberIssue(field: ContentField, value: number): string | null {
  const { label } = field;
  if (field.kind === 'money') {
    return Number.isSafeInteger(value) && value >= 0 ? null : `${label} must be an amount.`;
  }
  if (field.kind !== 'number') return null;
  if (field.isWhole && !Number.isInteger(value)) return `${label} must be a whole number.`;
  if (value < field.minimum) return `${label} must be at least ${field.minimum}.`;
  return value > field.maximum ? `${label} must be at most ${field.maximum}.` : null;
}

function textIssue({ kind, label }: ContentField, value: string): string | null {
  switch (kind) {
    case 'text':
      return lengthIssue(label, value, TEXT_LIMIT);
    case 'html':
      return lengthIssue(label, value, HTML_LIMIT);
    case 'date':
      return isDate(value) ? null : `${label} must be a date.`;
    case 'dateTime':
      return isDateTime(value) ? null : `${label} must be a date and a time.`;
    case 'zone':
      return isKnownZone(value) ? null : `${label} must be a time zone such as Europe/Paris.`;
    case 'currency':
      return isCurrencyCode(value) ? null : `${label} must be a code such as EUR.`;
    case 'telephone':
      return isPhone(value) ? null : `${label} must be a telephone number.`;
    case 'link':
      return linkIssue(label, value);
    case 'picture':
      return isPictureUrl(value) ? null : `${label} must be a picture.`;
    default:
      return lineIssue(label, value);
  }
}

const isDateTime = (value: string): boolean =>
  /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?Z$/.test(value) &&
  isDate(value.slice(0, 10)) &&
  !Number.isNaN(Date.parse(value));

/** Refuses what the page would not show as a link (core/format-8, core/format-9). */
function linkIssue(label: string, value: string): string | null {
  const tooLong = lengthIssue(label, value, 2000);
  if (tooLong !== null || websiteHref(value) !== null) return tooLong;
  return hasUser(value)
    ? `${label} must not have a user name or password in it.`
    : `${label} must be a link such as https://example.com.`;
}

const hasUser = (value: string): boolean => /^(?:https?:)?\/\/[^/?#]*@/i.test(value);

/** Returns the issues of values that do not go together (core/content-4). */
function ruleIssues(kind: ContentKind, draft: ContentDraft): readonly FieldIssue[] {
  switch (kind) {
    case 'vendor':
      return coordinateIssues(draft);
    case 'event':
      return eventTimeIssues(draft);
    case 'gift_guide':
      return guidePriceIssues(draft);
    default:
      return [];
  }
}

function eventTimeIssues({ startDate, endDate }: ContentDraft): readonly FieldIssue[] {
  const isTooLate = typeof startDate === 'string' && startDate >= FIRST_OPEN_YEAR;
  return [
    ...(isTooLate ? [{ field: 'startDate', message: 'Begins must be before the year 3000.' }] : []),
    ...(isBefore(endDate, startDate)
      ? [{ field: 'endDate', message: 'Ends must not be before it begins.' }]
      : []),
  ];
}

/** From here on years say that something has no end. */
const FIRST_OPEN_YEAR = '3000';

/** Milliseconds. */
const YEAR = 366 * 24 * 60 * 60 * 1000;

/**
 * Returns what staff are asked before they publish a document, in one sentence (core/content-18). Null where nothing in it is odd.
 */
export function contentQuestion(
  kind: ContentKind,
  { startDate, endDate, timeZone }: ContentDraft,
): string | null {
  if (kind !== 'event' || typeof startDate !== 'string' || typeof endDate !== 'string') return null;
  if (!(Date.parse(endDate) - Date.parse(startDate) > YEAR)) return null;
  const zone = typeof timeZone === 'string' ? timeZone : 'UTC';
  const day = formatPlainDay(localOfInstant(endDate, zone).date, dayFormat);
  return `Does it really end on ${day}? That is more than a year after it begins.`;
}

function coordinateIssues({ latitude, longitude }: ContentDraft): readonly FieldIssue[] {
  if ((latitude === null) === (longitude === null)) return [];
  return latitude === null
    ? [{ field: 'latitude', message: 'Latitude is needed beside the longitude.' }]
    : [{ field: 'longitude', message: 'Longitude is needed beside the latitude.' }];
}

const isBefore = (one: unknown, other: unknown): boolean =>
  typeof one === 'string' && typeof other === 'string' && Date.parse(one) < Date.parse(other);

const partsOf = (value: unknown): readonly ContentDraft[] =>
  Array.isArray(value) ? value.map((part: ContentDraft) => part) : [];

const numberOrNull = (value: unknown): number | null => (typeof value === 'number' ? value : null);

function guidePriceIssues({ sections }: ContentDraft): readonly FieldIssue[] {
  return partsOf(sections).flatMap(({ products }, section) =>
    partsOf(products).flatMap(({ priceMinor, maxPriceMinor }, product) => {
      const message = priceRangeIssue(numberOrNull(priceMinor), numberOrNull(maxPriceMinor));
      const field = `sections.${section}.products.${product}.maxPriceMinor`;
      return message === null ? [] : [{ field, message }];
    }),
  );
}
