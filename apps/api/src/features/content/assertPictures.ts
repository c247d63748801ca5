import { pictureIdOf, type ContentKind } from '@parlour/contract/staff';
import { type ContentFields, contentFields } from '@parlour/core/content';
import { invalidInput } from '../../errors/apiError.ts';
import type { Queries } from '../../platform/postgres/database.ts';
import { findShownPictures } from '../pictures/repository.ts';

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
    if (field.kind !== 'groups' || !Array.isArray(value)) return [];
    return value.flatMap((part: Values, index) =>
      picturesIn(field.fields, part, `${at}.${index}.`),
    );
  });
}

/**
 * Refuses a document with an uploaded picture that says nothing to those who don't see it, or that was deleted (CP14).
 *
 * @throws ApiError 400 with the field.
 */
export async function assertPictures(
  queries: Queries,
  kind: ContentKind,
  body: Values,
): Promise<void> {
  const used = picturesIn(contentFields[kind], body, '');
  if (used.length === 0) return;
  const rows = await findShownPictures(queries, [...new Set(used.map(({ id }) => id))]);
  const textOf = new Map(rows.map(({ id, alternativeText }) => [id, alternativeText]));
  for (const { id, field } of used) {
    const text = textOf.get(id);
    if (text === undefined) throw invalidInput(field, 'This picture was deleted. Choose another.');
    if (text === null || text === '') {
      throw invalidInput(field, 'This picture needs a text that says what it shows.');
    }
  }
}
