import * as contract from '@parlour/contract';
import type { CallOptions, Client } from '../client.ts';
import { failureMessages } from '../messages.ts';

type CategoryQuery = contract.CallInput<typeof contract.listEvents>['query'];

/** Lists the events, all or of one category. `ALL` means all. */
export function listEvents(client: Client, query: CategoryQuery = {}, options?: CallOptions) {
  return client.send(contract.listEvents, { query }, failureMessages.listEvents, options);
}

/** Fetches one event. */
export function getEvent(client: Client, id: string, options?: CallOptions) {
  return client.send(contract.getEvent, { params: { id } }, failureMessages.getEvent, options);
}

/** Registers an attendee for the payload's event. */
export function registerForEvent(
  client: Client,
  body: contract.RegistrationPayload,
  options?: CallOptions,
) {
  return client.send(
    contract.registerForEvent,
    { params: { id: body.eventId }, body },
    failureMessages.registerForEvent,
    options,
  );
}
