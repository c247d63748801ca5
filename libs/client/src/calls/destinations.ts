import * as contract from '@parlour/contract';
import type { CallOptions, Client } from '../client.ts';
import { failureMessages } from '../messages.ts';

type DestinationQuery = contract.CallInput<typeof contract.listDestinations>['query'];

/** Lists one page of the destinations. `totalCount` counts all matches. */
export function listDestinations(
  client: Client,
  query: DestinationQuery = {},
  options?: CallOptions,
) {
  return client.send(
    contract.listDestinations,
    { query },
    failureMessages.listDestinations,
    options,
  );
}
