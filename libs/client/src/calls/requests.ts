import * as contract from '@parlour/contract';
import type { CallOptions, Client } from '../client.ts';
import { failureMessages } from '../messages.ts';

type RequestBody = contract.CallInput<typeof contract.submitRequest>['body'];

/** Sends a request to the concierge. */
export function submitRequest(client: Client, body: RequestBody, options?: CallOptions) {
  return client.send(contract.submitRequest, { body }, failureMessages.submitRequest, options);
}
