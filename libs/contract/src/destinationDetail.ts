import * as z from 'zod/mini';
import { destinationSchema } from './destination.ts';
import { connectionSchema } from './vendor.ts';

/** One destination with what lies in it: neighborhoods, or the vendors that it is connected with. */
export const destinationDetailSchema = z.object({
  destination: destinationSchema,
  hasNeighborhoods: z.boolean(),
  neighborhoods: z.array(destinationSchema),
  connections: z.array(connectionSchema),
});
export type DestinationDetail = z.output<typeof destinationDetailSchema>;
