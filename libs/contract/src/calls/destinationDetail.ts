import type { Call } from '../call.ts';
import { destinationDetailSchema } from '../destinationDetail.ts';
import { idParams } from './sharedSchemas.ts';

export const getDestination = {
  method: 'GET',
  path: '/api/destinations/:id',
  access: { kind: 'shared' },
  summary: 'One destination with its neighborhoods and connections.',
  params: idParams,
  data: destinationDetailSchema,
} as const satisfies Call;
