import type { ImportKind } from '@parlour/contract/staff';
import { contentKinds } from '@parlour/contract/values';
import type { ContentField, ContentFields } from '../content/contentField.ts';
import { contentFields } from '../content/contentFields.ts';
import { memberFields } from './memberFields.ts';
import { escapeText } from '../text/staffHtml.ts';

const optional = { isRequired: false } as const;

const line = (label: string, help?: string): ContentField => ({
  label,
  kind: 'line',
  ...optional,
  ...(help === undefined ? {} : { help }),
});

/** Columns that belong to the file, not to the fields of an item. */
const contentKeys = {
  id: line('Id', 'Of the club that exported it. Leave it out otherwise.'),
  externalId: line('Identifier', 'What the row is known by when the file is imported again.'),
  isHidden: { label: 'Hidden', kind: 'flag', ...optional },
} as const satisfies ContentFields;

const vendorKeys = {
  slug: line('Slug', 'The last part of its URL. The name gives it otherwise.'),
  formerSlugs: line('Former slugs', 'Separated by bars.'),
} as const satisfies ContentFields;

const eventKeys = {
  isAllDay: {
    label: 'All day',
    kind: 'flag',
    ...optional,
    help: 'It then takes whole days, whatever the times say.',
  },
} as const satisfies ContentFields;

const memberKeys = {
  id: line('Id', 'Of the club that exported it. Leave it out otherwise.'),
  fullName: line('Full name', 'It is split before its last word.'),
  status: line('Status', 'active, suspended or ended. Only new members get it.'),
} as const satisfies ContentFields;

/** The statuses of a new member. */
export const memberStatuses = ['active', 'suspended', 'ended'] as const;
/** The status of a new member. */
export type MemberStatus = (typeof memberStatuses)[number];

/** Returns the columns that a file of a kind may have, by their headers, in their order (core/imports-1). */
export function importColumns(kind: ImportKind): ContentFields {
  if (kind === 'members') return { ...memberKeys, ...memberFields };
  const fields: ContentFields = contentFields[kind];
  const plain = Object.entries(fields).filter(([, field]) => field.kind !== 'groups');
  return {
    ...contentKeys,
    ...(kind === 'vendor' ? vendorKeys : {}),
    ...(kind === 'event' ? eventKeys : {}),
    ...Object.fromEntries(plain),
  };
}

/** Returns the column that identifies a row of a kind. */
export function identifyingColumn(kind: ImportKind): string {
  return kind === 'members' ? 'crmId' : 'externalId';
}

/** Whether a field tells a row from the others, so that one column alone can give it. */
export function isKeyField(kind: ImportKind, name: string): boolean {
  return name === identifyingColumn(kind) || KEYS.has(name);
}

const KEYS: ReadonlySet<string> = new Set(['id', 'email', 'slug', 'status']);

/** Returns what tells rows without identifiers that have the same name or title (core/imports-8). Undefined where nothing does. */
export function secondColumn(kind: ImportKind): string | undefined {
  return kind === 'members' ? undefined : seconds[kind];
}

const seconds: Readonly<Partial<Record<ImportKind, string>>> = {
  event: 'startDate',
  benefit: 'provider',
};

/** The column that a file of refused rows has beside those of its import. It is read as nothing. */
export const REFUSED_HEADER = 'Refused because';

/** Returns the column that identifies a row of a foreign table without identifiers (core/imports-8). */
export function substituteColumn(kind: ImportKind): string {
  if (kind === 'members') return 'email';
  return 'title' in contentFields[kind] ? 'title' : 'name';
}

/** The kinds that a table can hold. One with parts, as a gift guide, is a tree. */
export const tableKinds: readonly ImportKind[] = [
  'members',
  ...contentKinds.filter((kind) =>
    Object.values<ContentField>(contentFields[kind]).every((field) => field.kind !== 'groups'),
  ),
];

/** What a new row of another system gets where it has nothing for a required field, by its name, in words (core/imports-15). */
export const usualWords: Readonly<Record<string, string>> = {
  type: '“Other”',
  description: 'the name or title',
};

/**
 * Returns what a new row of another system gets where it has nothing for a required field (core/imports-15): its name or title as the
 * description, and a type.
 *
 * @param values - those that the row has.
 */
export function usualValues(
  kind: ImportKind,
  values: Readonly<Record<string, unknown>>,
): Readonly<Record<string, string>> {
  const { type, description } = importColumns(kind);
  const title = values[substituteColumn(kind)];
  return {
    ...(type?.isRequired === true ? { type: 'Other' } : {}),
    ...(description?.isRequired === true && typeof title === 'string'
      ? { description: `<p>${escapeText(title)}</p>` }
      : {}),
  };
}
