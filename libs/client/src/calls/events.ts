import * as contract from '@parlour/contract';
import type { CallOptions, Client } from '../client.ts';
import { sentences } from '../sentences.ts';

type CategoryQuery = contract.CallInput<typeof contract.listEvents>['query'];

/** Lists the events, all or of one category. `ALL` means all. */
export const listEvents = (client: Client, query: CategoryQuery = {}, options?: CallOptions) =>
  client.send(contract.listEvents, { query }, sentences.listEvents, options);

/** Fetches one event. */
export const getEvent = (client: Client, id: string, options?: CallOptions) =>
  client.send(contract.getEvent, { params: { id } }, sentences.getEvent, options);

/** Registers an attendee for the payload's event. */
export const registerForEvent = (
  client: Client,
  body: contract.RegistrationPayload,
  options?: CallOptions,
) =>
  client.send(
    contract.registerForEvent,
    { params: { id: body.eventId }, body },
    sentences.registerForEvent,
    options,
  );
