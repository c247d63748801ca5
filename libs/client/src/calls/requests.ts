import * as contract from '@parlour/contract';
import { type ClientFunction, clientFunction } from '../clientFunction.ts';

/** Sends a request to the concierge. After a lost response, repeat it with its key, and it is stored once. */
export const submitRequest: ClientFunction<typeof contract.submitRequest> = clientFunction(
  contract.submitRequest,
  'Failed to submit request',
);

export const listRequests: ClientFunction<typeof contract.listRequests> = clientFunction(
  contract.listRequests,
  'Failed to fetch requests',
);

export const getRequest: ClientFunction<typeof contract.getRequest> = clientFunction(
  contract.getRequest,
  'Failed to fetch request',
);

export const sendRequestMessage: ClientFunction<typeof contract.sendRequestMessage> =
  clientFunction(contract.sendRequestMessage, 'Failed to send message');

export const cancelRequest: ClientFunction<typeof contract.cancelRequest> = clientFunction(
  contract.cancelRequest,
  'Failed to cancel request',
);

export const rateRequest: ClientFunction<typeof contract.rateRequest> = clientFunction(
  contract.rateRequest,
  'Failed to rate request',
);
