import * as z from 'zod/mini';
import { destinationSchema } from './destination.ts';
import { connectionSchema } from './vendor.ts';

/** One destination with its neighborhoods, or with its connected vendors. */
export const destinationDetailSchema = z.object({
  destination: destinationSchema,
  hasNeighborhoods: z.boolean(),
  neighborhoods: z.array(destinationSchema),
  connections: z.array(connectionSchema),
});
export type DestinationDetail = z.output<typeof destinationDetailSchema>;
