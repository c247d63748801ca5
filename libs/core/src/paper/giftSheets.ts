import type { GiftGuide, GiftProduct } from '@parlour/contract';
import { formatPrice, PRICE_ON_REQUEST } from '../format/price.ts';
import { groupOf, type PaperSheet, writtenLines } from './paperSheet.ts';

const priceOf = (product: GiftProduct): string => formatPrice(product) ?? PRICE_ON_REQUEST;

/** Returns what a gift prints: its name and its price (core/paper-7). */
export function giftSheet(product: GiftProduct): PaperSheet {
  return { title: product.name, lines: [priceOf(product)], groups: [] };
}

/** Returns what a gift guide prints: every gift with its price by section, also those that the page hides (core/paper-10). */
export function giftGuideSheet({ name, sections }: GiftGuide): PaperSheet {
  return {
    title: name,
    lines: [],
    groups: sections.flatMap((section) =>
      groupOf(
        section.name,
        section.products.map((product) => ({ name: product.name, lines: [priceOf(product)] })),
      ),
    ),
  };
}

/** Returns what a list of gift guides prints: their names with those of their sections (core/paper-10). */
export function giftGuidesSheet(guides: readonly GiftGuide[]): PaperSheet {
  return {
    title: 'Gift Guides',
    lines: [],
    groups: groupOf(
      null,
      guides.map(({ name, sections }) => ({
        name,
        lines: writtenLines(sections.map((section) => section.name)),
      })),
    ),
  };
}
