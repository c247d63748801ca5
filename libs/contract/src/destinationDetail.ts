import * as z from 'zod/mini';
import { destinationSchema } from './destinations.ts';
import type { NamedSchema, OutputOf } from './namedSchema.ts';
import { connectionSchema } from './vendors.ts';

const destinationDetailFields = {
  /** The destination itself. */
  destination: destinationSchema,
  /** Whether `neighborhoods` lists any. */
  hasNeighborhoods: z.boolean(),
  /** The destinations within it, each with a guide of its own. */
  neighborhoods: z.array(destinationSchema),
  /** The vendors that the destination itself lists. */
  connections: z.array(connectionSchema),
};

/** One destination with its neighborhoods, or with its connected vendors. */
export interface DestinationDetail extends OutputOf<typeof destinationDetailFields> {}
/** Parses a destination's guide: the destination, its neighborhoods and its vendors, each in the club's order. */
export const destinationDetailSchema: NamedSchema<DestinationDetail> =
  z.object(destinationDetailFields);
