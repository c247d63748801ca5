import * as contract from '@parlour/contract';
import type { CallOptions, Client } from '../client.ts';
import { failureMessages } from '../messages.ts';

/** Fetches one destination with its neighborhoods and connections. */
export function getDestination(client: Client, id: string, options?: CallOptions) {
  return client.send(
    contract.getDestination,
    { params: { id } },
    failureMessages.getDestination,
    options,
  );
}
