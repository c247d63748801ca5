import type { Call } from '../call.ts';
import { destinationDetailSchema } from '../destinationDetail.ts';
import { byId } from './parts.ts';

export const getDestination = {
  method: 'GET',
  path: '/api/destinations/:id',
  access: 'visitor',
  summary: 'One destination with its neighborhoods and connections.',
  params: byId,
  data: destinationDetailSchema,
} as const satisfies Call;
