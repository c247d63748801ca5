import * as contract from '@parlour/contract';
import { clientFunction } from '../clientFunction.ts';

/** Lists the events, all or of one category. `ALL` means all. */
export const listEvents = clientFunction(contract.listEvents, 'Failed to fetch events');

export const getEvent = clientFunction(contract.getEvent, 'Failed to fetch event');
