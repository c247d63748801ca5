import * as contract from '@parlour/contract';
import { type ClientFunction, clientFunction } from '../clientFunction.ts';

/** Lists the member's cards: the preferred one first, then the newest first. */
export const listPaymentMethods: ClientFunction<typeof contract.listPaymentMethods> =
  clientFunction(contract.listPaymentMethods, 'Failed to fetch payment methods');

/** Adds a card to the member's own. The response has the last four digits of its number alone. */
export const addPaymentMethod: ClientFunction<typeof contract.addPaymentMethod> = clientFunction(
  contract.addPaymentMethod,
  'Failed to add payment method',
);

/** Deletes a card of the member. A failure with 404 says that it is already gone. */
export const deletePaymentMethod: ClientFunction<typeof contract.deletePaymentMethod> =
  clientFunction(contract.deletePaymentMethod, 'Failed to delete payment method');
