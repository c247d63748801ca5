import * as contract from '@parlour/contract';
import type { CallOptions, Client } from '../client.ts';
import { sentences } from '../sentences.ts';

type DestinationQuery = contract.CallInput<typeof contract.listDestinations>['query'];

/** Lists one page of the destinations. `totalCount` counts all matches. */
export const listDestinations = (
  client: Client,
  query: DestinationQuery = {},
  options?: CallOptions,
) => client.send(contract.listDestinations, { query }, sentences.listDestinations, options);
