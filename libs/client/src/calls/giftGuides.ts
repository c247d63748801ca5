import * as contract from '@parlour/contract';
import { type ClientFunction, clientFunction } from '../clientFunction.ts';

export const listGiftGuides: ClientFunction<typeof contract.listGiftGuides> = clientFunction(
  contract.listGiftGuides,
  'Failed to fetch gift guides',
);

export const getGiftGuide: ClientFunction<typeof contract.getGiftGuide> = clientFunction(
  contract.getGiftGuide,
  'Failed to fetch gift guide',
);

export const getGiftProduct: ClientFunction<typeof contract.getGiftProduct> = clientFunction(
  contract.getGiftProduct,
  'Failed to fetch gift product',
);
