import * as contract from '@parlour/contract';
import { type ClientFunction, clientFunction } from '../clientFunction.ts';

/** Lists the gift guides that the member sees, whole: with their sections and products. */
export const listGiftGuides: ClientFunction<typeof contract.listGiftGuides> = clientFunction(
  contract.listGiftGuides,
  'Failed to fetch gift guides',
);

/** Fetches one gift guide with its sections and products. For visitors, guides made for one member are a 404. */
export const getGiftGuide: ClientFunction<typeof contract.getGiftGuide> = clientFunction(
  contract.getGiftGuide,
  'Failed to fetch gift guide',
);

/** Fetches one product of a gift guide by the product's id, for a member or a visitor with a `ref`. */
export const getGiftProduct: ClientFunction<typeof contract.getGiftProduct> = clientFunction(
  contract.getGiftProduct,
  'Failed to fetch gift product',
);
