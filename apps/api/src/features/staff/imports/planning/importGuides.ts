import { readAmount } from '@parlour/core/imports';
import { and, eq, inArray, ne } from 'drizzle-orm';
import * as z from 'zod';
import { newId } from '../../../../platform/crypto/random.ts';
import { giftProducts, giftSections } from '../../../../platform/postgres/schema/index.ts';
import { FileError } from '../reading/fileError.ts';
import type { PackageFile } from '../reading/packageSource.ts';
import { linesOfItems, readJson } from '../reading/readJson.ts';
import type { ImportContext } from './importContext.ts';
import { importItem } from './importItem.ts';

const text = z.string().nullish();
const productSchema = z.looseObject({
  id: text,
  name: text,
  description: text,
  imageUrl: text,
  images: z.array(z.string()).nullish(),
  price: z.union([z.string(), z.number()]).nullish(),
  maxPrice: z.union([z.string(), z.number()]).nullish(),
  currencyCode: text,
  productUrl: text,
});
const sectionSchema = z.looseObject({
  id: text,
  name: text,
  description: text,
  products: z.array(productSchema).default([]),
});
const guideSchema = z.looseObject({
  id: text,
  externalId: text,
  isHidden: z.boolean().optional(),
  name: text,
  description: text,
  memberId: text,
  sections: z.array(sectionSchema).default([]),
});
const keysSchema = z.looseObject({});
const fileSchema = z.object({ guides: z.array(z.unknown()) });

type FileProduct = z.output<typeof productSchema>;
interface Issue {
  readonly field: string;
  readonly message: string;
}

/** Imports the gift guides of a package with their sections and products (api/staff/imports-9). */
export async function importGuides(context: ImportContext, file: PackageFile): Promise<void> {
  const { text: source, value } = await readJson(file);
  const parsed = fileSchema.safeParse(value);
  if (!parsed.success) throw new FileError(file.name, 'It has no list “guides”.');
  const lines = linesOfItems(source);
  for (const [index, item] of parsed.data.guides.entries()) {
    const place = { file: file.name, line: lines[index] ?? 1 };
    context.held.add('gift_guide', place, keysSchema.catch({}).parse(item));
    const guide = guideSchema.safeParse(item);
    if (guide.success) await importGuide(context, place, guide.data);
    else {
      const [issue] = guide.error.issues;
      const path = issue?.path.join('.') ?? '';
      context.recorder.refuse(place, 'gift_guide', [
        { field: path === '' ? null : path, message: `${path || 'It'} is not what it must be.` },
      ]);
    }
  }
}

async function importGuide(
  context: ImportContext,
  place: { readonly file: string; readonly line: number },
  { id, externalId, isHidden, sections, ...guide }: z.output<typeof guideSchema>,
): Promise<void> {
  const issues: Issue[] = [];
  const taken = await partsOfOthers(context, id ?? externalId ?? '', sections);
  const seen = new Set<string>();
  const idOf = (wanted: string | null | undefined, path: string) => {
    const known = `${id ?? externalId ?? ''}.${path}`.slice(-100);
    const own = wanted ?? known;
    const free = own !== '' && !taken.has(own) && !seen.has(own) && own.length <= 100;
    const chosen = free ? own : newId(context.clock, context.random);
    seen.add(chosen);
    return chosen;
  };
  const parts = [];
  for (const [at, { products, ...section }] of sections.entries()) {
    const listed = [];
    for (const [number, product] of products.entries()) {
      const path = `${at}.${number}`;
      listed.push({
        ...(await toProduct(context, product, `Sections, product ${number + 1}`, issues)),
        id: idOf(product.id, path),
      });
    }
    parts.push({ ...section, id: idOf(section.id, String(at)), products: listed });
  }
  const unstorable = JSON.stringify({ guide, parts }).includes('\\u0000');
  if (unstorable) {
    issues.push({ field: 'sections', message: 'It has a character that no text can have.' });
  }
  const values = {
    ...(typeof id === 'string' ? { id } : {}),
    ...(typeof externalId === 'string' ? { externalId } : {}),
    ...(isHidden === undefined ? {} : { isHidden }),
    name: guide.name ?? null,
    description: guide.description ?? null,
    memberId: guide.memberId ?? null,
    sections: parts,
  };
  await importItem(context, { ...place, kind: 'gift_guide', read: { values, issues } });
}

async function toProduct(
  context: ImportContext,
  { price, maxPrice, imageUrl, images, ...product }: FileProduct,
  label: string,
  issues: Issue[],
) {
  const amount = (value: string | number | null | undefined, name: string) => {
    if (value === null || value === undefined) return null;
    const minor = readAmount(String(value), product.currencyCode ?? 'USD');
    if (minor !== undefined) return minor;
    const message = `${label}: ${name} must be an amount such as 12.50, in its currency.`;
    issues.push({ field: 'sections', message });
    return null;
  };
  const picture =
    typeof imageUrl === 'string' ? await context.pictures.urlOf(imageUrl) : { url: null };
  if ('message' in picture) {
    issues.push({ field: 'sections', message: `${label}: ${picture.message}` });
  }
  const further: string[] = [];
  for (const named of images ?? []) {
    const found = await context.pictures.urlOf(named);
    if ('url' in found) further.push(found.url);
    else issues.push({ field: 'sections', message: `${label}: ${found.message}` });
  }
  return {
    name: product.name ?? null,
    description: product.description ?? null,
    imageUrl: 'url' in picture ? picture.url : null,
    images: further,
    priceMinor: amount(price, 'Price'),
    maxPriceMinor: amount(maxPrice, 'Highest price'),
    currencyCode: product.currencyCode ?? null,
    productUrl: product.productUrl ?? null,
  };
}

/** Returns the ids of sections and products that other guides have. */
async function partsOfOthers(
  context: ImportContext,
  key: string,
  sections: readonly z.output<typeof sectionSchema>[],
): Promise<ReadonlySet<string>> {
  const { transaction } = context;
  const guideId = (await context.indexOf('gift_guide')).findReferred(key)?.id ?? '';
  const ids = (list: readonly { readonly id?: string | null | undefined }[]) =>
    list.map(({ id }) => id).filter((id) => typeof id === 'string');
  const [sectionIds, productIds] = [ids(sections), ids(sections.flatMap((each) => each.products))];
  const taken = await transaction
    .select({ id: giftSections.id })
    .from(giftSections)
    .where(and(inArray(giftSections.id, sectionIds), ne(giftSections.guideId, guideId)));
  const takenProducts = await transaction
    .select({ id: giftProducts.id })
    .from(giftProducts)
    .innerJoin(giftSections, eq(giftSections.id, giftProducts.sectionId))
    .where(and(inArray(giftProducts.id, productIds), ne(giftSections.guideId, guideId)));
  return new Set([...taken, ...takenProducts].map(({ id }) => id));
}
