import * as contract from '@parlour/contract';
import type { CallOptions, Client } from '../client.ts';
import { sentences } from '../sentences.ts';

type DestinationQuery = contract.CallInput<typeof contract.listDestinations>['query'];

/** Lists the destinations; `totalCount` counts all that match. */
export const listDestinations = (
  client: Client,
  query: DestinationQuery = {},
  options?: CallOptions,
) => client.send(contract.listDestinations, { query }, sentences.listDestinations, options);

/** Fetches one destination with its neighborhoods and connections. */
export const getDestination = (client: Client, id: string, options?: CallOptions) =>
  client.send(contract.getDestination, { params: { id } }, sentences.getDestination, options);
