import type { ContentKind } from '@parlour/contract/staff';
import { isBlank, typedText } from '@parlour/contract/values';
import type { ContentField, ContentFields } from './contentField.ts';
import { contentFields } from './contentFields.ts';

/** What staff have entered of an item: each field by its name, empty ones null. It may be incomplete. */
export type ContentDraft = Readonly<Record<string, unknown>>;

/** Returns the value of a field that nobody has filled in. */
function emptyValueOf({ kind }: ContentField): unknown {
  if (kind === 'flag') return false;
  return kind === 'references' || kind === 'groups' ? [] : null;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a value has the type that the field's control gives. */
function fits(field: ContentField, value: unknown): boolean {
  switch (field.kind) {
    case 'flag':
      return typeof value === 'boolean';
    case 'number':
    case 'money':
      return value === null || (typeof value === 'number' && Number.isFinite(value));
    case 'references':
      return Array.isArray(value) && value.every((id) => typeof id === 'string');
    case 'groups':
      return Array.isArray(value) && value.every(isObject);
    default:
      return value === null || typeof value === 'string';
  }
}

function valueOf(field: ContentField, value: unknown): unknown {
  if (value === undefined || !fits(field, value)) return emptyValueOf(field);
  if (typeof value === 'string') {
    if (isBlank(value)) return null;
    // Markup may hold soft hyphens that its writer meant.
    return field.kind === 'html' ? value : typedText(value);
  }
  if (field.kind !== 'groups' || !Array.isArray(value)) return value;
  return value.filter(isObject).map((part) => ({
    id: typeof part.id === 'string' ? part.id : '',
    ...draftOf(field.fields, part),
  }));
}

/** Returns what a document says of fields, like {@link toContentDraft}. */
export function draftOf(fields: ContentFields, values: ContentDraft): ContentDraft {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, valueOf(field, values[name])]),
  );
}

/**
 * Returns what a stored or received document says of the fields of its kind (core/content-2). Unknown names are dropped, and a value
 * of the wrong type is as if the field were empty.
 */
export function toContentDraft(kind: ContentKind, document: unknown): ContentDraft {
  return draftOf(contentFields[kind], isObject(document) ? document : {});
}

/** Returns an item with every field empty (core/content-2). */
export function emptyContentDraft(kind: ContentKind): ContentDraft {
  return toContentDraft(kind, {});
}

/** Returns what a new item begins with: what lies in a time zone lies in the club's (core/content-17). */
export function newContentValues(kind: ContentKind, clubTimeZone: string): ContentDraft {
  const fields: readonly [string, ContentField][] = Object.entries(contentFields[kind]);
  return Object.fromEntries(
    fields.filter(([, field]) => field.kind === 'zone').map(([name]) => [name, clubTimeZone]),
  );
}

/** Returns what lists call an item: its name or title, or a phrase where it has none yet. */
export function contentTitle(kind: ContentKind, draft: ContentDraft): string {
  const name = draft['name' in contentFields[kind] ? 'name' : 'title'];
  return typeof name === 'string' && !isBlank(name) ? name.trim() : 'Without a name';
}

/** Returns a part of a list of parts with every field empty. */
export function emptyPart(fields: ContentFields, id: string): ContentDraft {
  return { id, ...draftOf(fields, {}) };
}
