import * as contract from '@parlour/contract';
import { type ClientFunction, clientFunction } from '../clientFunction.ts';

/** Sends a request to the concierge. After a lost response, repeat it with its key, and it is stored once. */
export const submitRequest: ClientFunction<typeof contract.submitRequest> = clientFunction(
  contract.submitRequest,
  'Failed to submit request',
);

/** Lists the member's own requests, the last changed first, in pages of 50. */
export const listRequests: ClientFunction<typeof contract.listRequests> = clientFunction(
  contract.listRequests,
  'Failed to fetch requests',
);

/** Loads one of the member's own requests with its thread. Another member's is a 404. */
export const getRequest: ClientFunction<typeof contract.getRequest> = clientFunction(
  contract.getRequest,
  'Failed to fetch request',
);

/** Sends a message on a request. Of one that ended over 14 days ago it begins a new request, which is returned. */
export const sendRequestMessage: ClientFunction<typeof contract.sendRequestMessage> =
  clientFunction(contract.sendRequestMessage, 'Failed to send message');

/** Cancels a request. Once it is confirmed, this asks the concierge to cancel it. */
export const cancelRequest: ClientFunction<typeof contract.cancelRequest> = clientFunction(
  contract.cancelRequest,
  'Failed to cancel request',
);

/** Rates a completed request, once. */
export const rateRequest: ClientFunction<typeof contract.rateRequest> = clientFunction(
  contract.rateRequest,
  'Failed to rate request',
);

/** Says that the member has the thread open and saw a line, so that no email tells of what they read. */
export const markRequestSeen: ClientFunction<typeof contract.markRequestSeen> = clientFunction(
  contract.markRequestSeen,
  'Failed to tell what was read',
);
