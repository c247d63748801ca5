import * as contract from '@parlour/contract';
import { type ClientFunction, clientFunction } from '../clientFunction.ts';

/** Sends a request to the concierge. After a lost response, repeat it with its key, and it is stored once. */
export const submitRequest: ClientFunction<typeof contract.submitRequest> = clientFunction(
  contract.submitRequest,
  'Failed to submit request',
);
