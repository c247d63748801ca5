import { pictureIdOf, type ContentKind } from '@parlour/contract/staff';
import { type ContentFields, contentFields } from '@parlour/core/content';
import type { FieldIssue } from '@parlour/core/forms';
import type { Queries } from '../../platform/postgres/database.ts';
import { findShownPictures } from '../pictures/repository.ts';
import { documentRefused } from './documentRefused.ts';

type Values = Readonly<Record<string, unknown>>;

interface UsedPicture {
  readonly id: string;
  /** The path of the field, such as `sections.0.products.2.imageUrl`. */
  readonly field: string;
}

function picturesIn(fields: ContentFields, values: Values, path: string): readonly UsedPicture[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const value = values[name];
    const at = `${path}${name}`;
    if (field.kind === 'picture') {
      const id = typeof value === 'string' ? pictureIdOf(value) : null;
      return id === null ? [] : [{ id, field: at }];
    }
    if (field.kind === 'pictures' && Array.isArray(value)) {
      const ids = value.map((url) => pictureIdOf(String(url)));
      return ids.filter((id) => id !== null).map((id) => ({ id, field: at }));
    }
    if (field.kind !== 'groups' || !Array.isArray(value)) return [];
    return value.flatMap((part: Values, index) =>
      picturesIn(field.fields, part, `${at}.${index}.`),
    );
  });
}

/** Returns the texts of the uploaded pictures that documents use, by their ids. */
export async function findPictureTexts(
  queries: Queries,
  documents: readonly { readonly kind: ContentKind; readonly body: Values }[],
): Promise<ReadonlyMap<string, string | null>> {
  const ids = documents.flatMap(({ kind, body }) =>
    picturesIn(contentFields[kind], body, '').map(({ id }) => id),
  );
  if (ids.length === 0) return new Map();
  const rows = await findShownPictures(queries, [...new Set(ids)]);
  return new Map(rows.map(({ id, alternativeText }) => [id, alternativeText]));
}

/** Returns what is wrong with the uploaded pictures of a document: each without a text, or deleted (api/staff/content-14). */
export function pictureIssues(
  kind: ContentKind,
  body: Values,
  texts: ReadonlyMap<string, string | null>,
): readonly FieldIssue[] {
  return picturesIn(contentFields[kind], body, '').flatMap(({ id, field }) => {
    const text = texts.get(id);
    if (text === undefined) {
      return [{ field, message: 'This picture was deleted. Choose another.' }];
    }
    return text === null || text === ''
      ? [{ field, message: 'This picture needs a text that says what it shows.' }]
      : [];
  });
}

/**
 * Refuses a document with an uploaded picture that says nothing to those who don't see it, or that was deleted (api/staff/content-14).
 *
 * @throws ApiError 400 with all of them.
 */
export async function assertPictures(
  queries: Queries,
  kind: ContentKind,
  body: Values,
): Promise<void> {
  const issues = pictureIssues(kind, body, await findPictureTexts(queries, [{ kind, body }]));
  if (issues.length > 0) throw documentRefused(kind, issues);
}
