import { isDate, isPhone, TEXT_LIMIT } from '@parlour/contract/values';
import type { ContentKind } from '@parlour/contract/staff';
import { isCurrencyCode, priceRangeIssue } from '../format/priceIssues.ts';
import { isKnownZone } from '../format/zonedTime.ts';
import type { FieldIssue } from '../forms/formIssues.ts';
import { lengthIssue, lineIssue } from '../forms/validation.ts';
import { htmlToText } from '../text/htmlToText.ts';
import { isWebLink } from '../text/staffHtml.ts';
import { type ContentDraft, toContentDraft } from './contentDraft.ts';
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
  return [...issuesOf(contentFields[kind], draft, ''), ...ruleIssues(kind, draft)];
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
    const message = fieldIssue(field, value);
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
      return isLink(value)
        ? lengthIssue(label, value, 2000)
        : `${label} must be a link such as https://example.com.`;
    case 'picture':
      return isWebLink(value) || /^\/[^/\\]/.test(value) ? null : `${label} must be a picture.`;
    default:
      return lineIssue(label, value);
  }
}

const isDateTime = (value: string): boolean =>
  /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?Z$/.test(value) &&
  isDate(value.slice(0, 10)) &&
  !Number.isNaN(Date.parse(value));

/** A link of the web, or one as people write it, without a scheme. */
const isLink = (value: string): boolean =>
  /^\S+$/.test(value) && (isWebLink(value) || /^[\w-]+(?:\.[\w-]+)+(?:[/?#]|$)/.test(value));

/** Returns the issues of values that do not go together (core/content-4). */
function ruleIssues(kind: ContentKind, draft: ContentDraft): readonly FieldIssue[] {
  switch (kind) {
    case 'vendor':
      return coordinateIssues(draft);
    case 'event':
      return isBefore(draft.endDate, draft.startDate)
        ? [{ field: 'endDate', message: 'Ends must not be before it begins.' }]
        : [];
    case 'gift_guide':
      return guidePriceIssues(draft);
    default:
      return [];
  }
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
