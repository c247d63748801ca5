import type { GiftGuide, GiftProduct } from '@parlour/contract';
import { coverName, picturePath } from '../artwork/catalogue.ts';
import type { PictureName } from '../artwork/catalogue.ts';
import { slugOf } from '../slug.ts';
import { sampleId } from '../sampleId.ts';

/** A gift guide with its member. `memberId` is null for a public guide. */
export type SampleGiftGuide = GiftGuide & { readonly memberId: string | null };

/** In the currency's major unit: one price, a range, only a maximum, or none for prices on request. */
interface Cost {
  readonly price?: number;
  readonly maxPrice?: number;
}

interface ProductRow {
  readonly name: string;
  /** A drawing that shows this thing. By default a cover with its name. */
  readonly picture?: PictureName;
  readonly cost: Cost;
  /** ISO 4217. Null if staff left it out. */
  readonly currency: string | null;
  readonly url?: string;
  readonly text: string;
}

interface SectionRow {
  readonly name: string;
  readonly text: string;
  readonly products: readonly ProductRow[];
}

export interface GuideRow {
  readonly name: string;
  readonly text: string;
  /** The member of a personal guide. Absent for a public guide. */
  readonly memberId?: string;
  readonly sections: readonly SectionRow[];
}

/** Creates a gift guide from its row, with ids from its names. */
export function giftGuideOf({ name, text, memberId, sections }: GuideRow): SampleGiftGuide {
  const slug = slugOf(name);
  const isPersonalized = memberId !== undefined;
  return {
    id: sampleId('guide', slug),
    name,
    description: text,
    isPersonalized,
    isPublic: !isPersonalized,
    memberId: memberId ?? null,
    sections: sections.map((section) => ({
      id: sampleId('section', `${slug} ${slugOf(section.name)}`),
      name: section.name,
      description: section.text,
      products: section.products.map((product) => ({ ...productOf(product), isPersonalized })),
    })),
  };
}

function productOf({
  name,
  picture,
  cost,
  currency,
  url,
  text,
}: ProductRow): Omit<GiftProduct, 'isPersonalized'> {
  return {
    id: sampleId('gift', slugOf(name)),
    name,
    description: text,
    imageUrl: picturePath(picture ?? coverName(name)),
    price: cost.price ?? null,
    maxPrice: cost.maxPrice ?? null,
    currencyCode: currency,
    productUrl: url ?? null,
  };
}
