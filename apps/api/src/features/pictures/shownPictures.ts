import type { ContentPicture, ShownPicture } from '@parlour/contract';
import { pictureIdOf } from '@parlour/contract/staff';
import { isPictureUrl } from '@parlour/core';
import type { Queries } from '../../platform/postgres/database.ts';
import { pictureFileUrl } from './names.ts';
import { findShownPictures, type ShownPictureRow } from './repository.ts';

/** Something with a picture. */
interface WithImage {
  readonly imageUrl: string | null;
}

/** Something with its picture as readers see it. */
export type Shown<Item extends WithImage> = Item & { readonly picture?: ShownPicture };

/** Returns how an item's picture is shown, and puts the URL of the present file in place of the stored one. */
export type ShowPicture = <Item extends WithImage>(item: Item) => Shown<Item>;

/**
 * Reads how the pictures of these items are shown, in one query by their keys. Without an uploaded picture among them it
 * makes none, so that a club without uploads pays nothing.
 */
export async function findPicturesOf(
  queries: Queries,
  items: readonly WithImage[],
): Promise<ShowPicture> {
  const ids = new Set<string>();
  for (const { imageUrl } of items) {
    const id = pictureIdOf(imageUrl);
    if (id !== null) ids.add(id);
  }
  if (ids.size === 0) return withoutSecret;
  const rows = await findShownPictures(queries, [...ids]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return (item) => {
    const row = byId.get(pictureIdOf(item.imageUrl) ?? '');
    return row === undefined ? withoutSecret(item) : { ...item, ...shown(row) };
  };
}

/** Leaves out the URL of a picture that readers must not get, such as one with a password (core/format-9). */
function withoutSecret<Item extends WithImage>(item: Item): Item {
  const { imageUrl } = item;
  return imageUrl === null || isPictureUrl(imageUrl) ? item : { ...item, imageUrl: null };
}

/** Something with its picture and its further ones as readers see them. */
export type ShownWithImages<Item extends WithImage> = Shown<Omit<Item, 'images'>> & {
  readonly images?: ContentPicture[];
};

/** Returns one item with all its pictures as readers see them (api/staff/pictures-17). */
export async function showPicturesOf<
  Item extends WithImage & { readonly images: readonly string[] },
>(queries: Queries, { images, ...item }: Item): Promise<ShownWithImages<Item>> {
  const further = images.map((imageUrl): WithImage => ({ imageUrl }));
  const show = await findPicturesOf(queries, [item, ...further]);
  const shown = further
    .map(show)
    .flatMap(({ imageUrl, picture }) =>
      imageUrl === null ? [] : [{ imageUrl, ...(picture && { picture }) }],
    );
  return { ...show(item), ...(shown.length > 0 && { images: shown }) };
}

/** Returns one item with its picture as readers see it. */
export async function showPictureOf<Item extends WithImage>(
  queries: Queries,
  item: Item,
): Promise<Shown<Item>> {
  return (await findPicturesOf(queries, [item]))(item);
}

const shown = ({ id, file, alternativeText, focusX, focusY }: ShownPictureRow) => ({
  imageUrl: pictureFileUrl(id, file),
  picture: { alternativeText: alternativeText ?? '', focusX, focusY },
});
