import * as contract from '@parlour/contract';
import { type ClientFunction, clientFunction } from '../clientFunction.ts';

export const listPaymentMethods: ClientFunction<typeof contract.listPaymentMethods> =
  clientFunction(contract.listPaymentMethods, 'Failed to fetch payment methods');

export const addPaymentMethod: ClientFunction<typeof contract.addPaymentMethod> = clientFunction(
  contract.addPaymentMethod,
  'Failed to add payment method',
);

export const deletePaymentMethod: ClientFunction<typeof contract.deletePaymentMethod> =
  clientFunction(contract.deletePaymentMethod, 'Failed to delete payment method');
