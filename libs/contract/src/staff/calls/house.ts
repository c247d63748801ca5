import type { Call } from '../../call.ts';
import { houseQuerySchema, houseSchema } from '../house.ts';

/** Reads how the house works on its requests: what is open, how fast the first answer was, and how members rate it. */
export const readHouse = {
  method: 'GET',
  path: '/api/staff/house',
  access: { kind: 'staff', permission: 'house.read' },
  summary:
    'Open requests by colleague, those that wait longest, and times and ratings by week and type.',
  failure: 'The figures could not be loaded.',
  query: houseQuerySchema,
  data: houseSchema,
} as const satisfies Call;
