import * as contract from '@parlour/contract';
import type { CallOptions, Client } from '../client.ts';
import { sentences } from '../sentences.ts';

type RequestBody = contract.CallInput<typeof contract.submitRequest>['body'];

/** Sends a request to the concierge. */
export const submitRequest = (client: Client, body: RequestBody, options?: CallOptions) =>
  client.send(contract.submitRequest, { body }, sentences.submitRequest, options);
