/** Letters that Unicode does not take apart into a plain letter and an accent. */
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
 * The link name of a vendor: lower-cased, punctuation removed, spaces turned into hyphens (spec section 2).
 * Accents are folded so that links stay plain (`Café Zoë` is `cafe-zoe`), runs of spaces and dashes give one hyphen, and
 * letters of other scripts stay as they are. A name without a letter or digit gives the empty string.
 */
export const slugify = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[ßæœøðđþłı]/g, (letter) => plainLetters[letter] ?? letter)
    .replace(/[\s\p{Pd}]+/gu, '-')
    .replace(/[^\p{L}\p{N}\p{M}-]/gu, '')
    .replace(/-{2,}/g, '-')
    .replace(/^-|-$/g, '')
    // Last, so that what the removals bring together is composed too.
    .normalize('NFC');

/** The slug of a name that has no letter or digit. */
const NAMELESS_SLUG = 'vendor';

/**
 * The slug itself or, where another vendor holds it, the first of `slug-2`, `slug-3`, ... that is free.
 * `isTaken` must answer false for some number.
 */
export const uniqueSlug = (slug: string, isTaken: (slug: string) => boolean): string => {
  const wanted = slug === '' ? NAMELESS_SLUG : slug;
  if (!isTaken(wanted)) return wanted;
  let number = 2;
  while (isTaken(`${wanted}-${number}`)) number += 1;
  return `${wanted}-${number}`;
};
