import type { ContentKind } from '@parlour/contract/staff';
import { isBlank, typedText } from '@parlour/contract/values';
import type { ContentField, ContentFields } from './contentField.ts';
import type { FieldIssue } from '../forms/formIssues.ts';
import { contentFields, contentNames } from './contentFields.ts';

/** What staff have entered of an item: each field by its name, empty ones null. It may be incomplete. */
export type ContentDraft = Readonly<Record<string, unknown>>;

/** Returns the value of a field that nobody has filled in. */
function emptyValueOf({ kind }: ContentField): unknown {
  if (kind === 'flag') return false;
  return kind === 'references' || kind === 'pictures' || kind === 'groups' ? [] : null;
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
    case 'pictures':
      return Array.isArray(value) && value.every((id) => typeof id === 'string');
    case 'groups':
      return Array.isArray(value) && value.every(isObject);
    default:
      return value === null || typeof value === 'string';
  }
}

const typeWords: Readonly<Partial<Record<ContentField['kind'], string>>> = {
  flag: 'true or false',
  number: 'a number',
  money: 'an amount of its currency',
  references: 'a list of ids',
  pictures: 'a list of pictures',
  groups: 'a list',
};

/** The longest id of a part, in characters. */
const ID_LIMIT = 100;
const isPartId = (id: unknown) =>
  id === undefined || (typeof id === 'string' && id.length <= ID_LIMIT);

/**
 * Returns what of a received document is no value of its field, by paths (core/content-2). An absent field is empty.
 *
 * @param unknownNames - whether a name that is no field's is an issue too.
 */
export function typeIssues(
  kind: ContentKind,
  document: unknown,
  unknownNames: 'refused' | 'dropped',
): readonly FieldIssue[] {
  const issuesIn = (fields: ContentFields, values: ContentDraft, path: string): FieldIssue[] =>
    Object.entries(values).flatMap(([name, value]) => {
      const at = path + name;
      const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
      if (field === undefined) {
        if (path !== '' && name === 'id') {
          return isPartId(value) ? [] : [{ field: at, message: 'Id must be a short text.' }];
        }
        const message = `A ${contentNames[kind].one} has no field “${name}”.`;
        return unknownNames === 'refused' ? [{ field: at, message }] : [];
      }
      if (value === undefined) return [];
      if (!fits(field, value)) {
        const message = `${field.label} must be ${typeWords[field.kind] ?? 'a text'}.`;
        return [{ field: at, message }];
      }
      if (field.kind !== 'groups' || !Array.isArray(value)) return [];
      return value
        .filter(isObject)
        .flatMap((part, index) => issuesIn(field.fields, part, `${at}.${index}.`));
    });
  return issuesIn(contentFields[kind], isObject(document) ? document : {}, '');
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
 * of the wrong type is as if the field were empty: {@link typeIssues} says so before one is stored or published.
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

/** Returns a part of a list of parts with every field empty, but for a currency: it is the club's, if that has one. */
export function emptyPart(
  fields: ContentFields,
  id: string,
  clubCurrency: string | null,
): ContentDraft {
  const currencies = Object.entries(fields).filter(([, { kind }]) => kind === 'currency');
  const values = Object.fromEntries(currencies.map(([name]) => [name, clubCurrency]));
  return { id, ...draftOf(fields, values) };
}

/**
 * Returns a document whose parts have the ids that `idOf` gives them, in the order of the document.
 *
 * @param idOf - gets the id that a part has, empty for none.
 */
export function withPartIds(
  kind: ContentKind,
  draft: ContentDraft,
  idOf: (id: string) => string,
): ContentDraft {
  const inParts = (fields: ContentFields, values: ContentDraft): ContentDraft =>
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => {
        const field = fields[name];
        if (field?.kind !== 'groups' || !Array.isArray(value)) return [name, value];
        const parts = value.map((part: ContentDraft) => ({
          ...inParts(field.fields, part),
          id: idOf(typeof part.id === 'string' ? part.id : ''),
        }));
        return [name, parts];
      }),
    );
  return inParts(contentFields[kind], draft);
}

/**
 * Whether a new item may have an id that its caller chose (core/content-19): it is a part of paths, of keys and of files. Older items may have others.
 */
export function isItemId(id: string): boolean {
  return /^[\w.:-]{1,100}$/.test(id) && !/^\.+$/.test(id);
}
