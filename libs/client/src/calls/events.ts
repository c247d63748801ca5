import * as contract from '@parlour/contract';
import { type ClientFunction, clientFunction } from '../clientFunction.ts';

/** Lists the events, all or of one category. `ALL` means all. */
export const listEvents: ClientFunction<typeof contract.listEvents> = clientFunction(
  contract.listEvents,
  'Failed to fetch events',
);

/** Fetches one event, also a past one, for a member or a visitor with a `ref`. */
export const getEvent: ClientFunction<typeof contract.getEvent> = clientFunction(
  contract.getEvent,
  'Failed to fetch event',
);
