import * as contract from '@parlour/contract';
import { clientFunction } from '../clientFunction.ts';

export const listPaymentMethods = clientFunction(
  contract.listPaymentMethods,
  'Failed to fetch payment methods',
);

export const addPaymentMethod = clientFunction(
  contract.addPaymentMethod,
  'Failed to add payment method',
);

export const deletePaymentMethod = clientFunction(
  contract.deletePaymentMethod,
  'Failed to delete payment method',
);
