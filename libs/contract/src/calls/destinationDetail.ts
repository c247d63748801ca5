import type { Call } from '../call.ts';
import { destinationDetailSchema } from '../destinationDetail.ts';
import { idParams } from './sharedSchemas.ts';

/** Reads one destination by its id, with its neighborhoods and its vendors in the club's order. */
export const getDestination = {
  method: 'GET',
  path: '/api/destinations/:id',
  access: { kind: 'shared' },
  summary: 'One destination with its neighborhoods and connections.',
  failure: 'Failed to fetch destination',
  params: idParams,
  data: destinationDetailSchema,
} as const satisfies Call;
