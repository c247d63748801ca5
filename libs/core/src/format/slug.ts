import { truncate } from '../text/truncate.ts';

/** Letters that Unicode does not decompose into a plain letter and an accent. */
const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ð: 'd',
  đ: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
};

/**
 * Converts a vendor's name to a slug: lower case, punctuation removed, spaces turned into hyphens (core/format-1, core/format-2). Accents
 * are removed (`Café Zoë` becomes `cafe-zoe`); letters of other scripts stay. A name without a letter or digit gives an
 * empty string.
 */
export function slugify(name: string): string {
  return (
    name
      .normalize('NFKD')
      .toLowerCase()
      .replace(/[\u0300-\u036f]/g, '')
      .replace(/[ßæœøðđþłı]/g, (character) => plainLetters[character] ?? character)
      .replace(/[\s\p{Pd}]+/gu, '-')
      .replace(/[^\p{L}\p{N}\p{M}-]/gu, '')
      .replace(/-{2,}/g, '-')
      .replace(/^-|-$/g, '')
      // Last, since the removals can bring a letter and its mark together.
      .normalize('NFC')
  );
}

/** The slug of a name without a letter or digit (core/format-3). */
const NAMELESS_SLUG = 'vendor';

/** Tells whether a text is a slug that some name gives (core/format-2). */
export function isSlug(text: string): boolean {
  return text !== '' && slugify(text) === text;
}

/** The longest slug of a vendor, in characters. Some letters become many, and a database indexes no long text. */
const SLUG_LIMIT = 200;

/** Returns the slug that a vendor's name gives, also one without a letter or digit (core/format-3). */
export function vendorSlug(name: string): string {
  return truncate(slugify(name), SLUG_LIMIT).replace(/-$/, '') || NAMELESS_SLUG;
}

/**
 * Returns the slug itself or, if it is taken, the first free one of `slug-2`, `slug-3`, ... (core/format-3). An
 * empty one, of a name without a letter or digit, becomes `vendor`.
 * @param isTaken must return false for some number, or the search never ends
 */
export function uniqueSlug(slug: string, isTaken: (slug: string) => boolean): string {
  const base = slug === '' ? NAMELESS_SLUG : slug;
  if (!isTaken(base)) return base;
  let number = 2;
  while (isTaken(`${base}-${number}`)) number += 1;
  return `${base}-${number}`;
}
