import {
  formatPrice,
  PRICE_ON_REQUEST,
  priceIssues,
  slugify,
  uniqueSlug,
} from '@parlour/core/format';

/** A product or vendor to import, as a file of another program has it. */
export interface ImportRow {
  readonly name: string;
  /** In the currency's major unit. */
  readonly price: number | null;
  readonly maxPrice: number | null;
  readonly currencyCode: string | null;
}

/** What the club makes of a row. */
export interface CheckedRow {
  /** The last part of its path, unique in the import. */
  readonly slug: string;
  /** As pages show it. */
  readonly price: string;
  readonly issues: readonly string[];
}

/** Checks the rows of an import, in their order. */
export function checkImport(rows: readonly ImportRow[]): readonly CheckedRow[] {
  const taken = new Set<string>();
  return rows.map((row) => {
    const own = slugify(row.name);
    const slug = uniqueSlug(own, (each) => taken.has(each));
    taken.add(slug);
    return { slug, price: formatPrice(row) ?? PRICE_ON_REQUEST, issues: issuesOf(row, own, slug) };
  });
}

const issuesOf = (row: ImportRow, own: string, slug: string): string[] => [
  ...(own === '' ? ['The name has neither a letter nor a digit.'] : []),
  ...(own !== '' && own !== slug ? [`The slug ${own} is taken.`] : []),
  ...priceIssues(row).map(({ message }) => message),
];
