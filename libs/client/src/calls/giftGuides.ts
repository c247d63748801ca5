import * as contract from '@parlour/contract';
import { clientFunction } from '../clientFunction.ts';

export const listGiftGuides = clientFunction(
  contract.listGiftGuides,
  'Failed to fetch gift guides',
);

export const getGiftGuide = clientFunction(contract.getGiftGuide, 'Failed to fetch gift guide');

export const getGiftProduct = clientFunction(
  contract.getGiftProduct,
  'Failed to fetch gift product',
);
