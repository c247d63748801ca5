import * as contract from '@parlour/contract';
import type { CallOptions, Client } from '../client.ts';
import { sentences } from '../sentences.ts';

/** Fetches one destination with its neighborhoods and connections. */
export const getDestination = (client: Client, id: string, options?: CallOptions) =>
  client.send(contract.getDestination, { params: { id } }, sentences.getDestination, options);
