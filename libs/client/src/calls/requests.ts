import * as contract from '@parlour/contract';
import { type ClientFunction, clientFunction } from '../clientFunction.ts';

export const submitRequest: ClientFunction<typeof contract.submitRequest> = clientFunction(
  contract.submitRequest,
  'Failed to submit request',
);
