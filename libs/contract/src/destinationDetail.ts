import * as z from 'zod/mini';
import { destinationSchema } from './destinations.ts';
import { connectionSchema } from './vendors.ts';

/** One destination with its neighborhoods, or with its connected vendors. */
export const destinationDetailSchema = z.object({
  destination: destinationSchema,
  hasNeighborhoods: z.boolean(),
  neighborhoods: z.array(destinationSchema),
  connections: z.array(connectionSchema),
});
export type DestinationDetail = z.output<typeof destinationDetailSchema>;
