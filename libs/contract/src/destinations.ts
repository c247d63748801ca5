import * as z from 'zod/mini';
import { idSchema } from './primitives.ts';

/** A destination as a list item or a neighborhood, without nested lists. */
export const destinationSchema = z.object({
  id: idSchema,
  name: z.string(),
  imageUrl: z.nullable(z.string()),
  parentDestination: z.nullable(z.object({ id: idSchema, name: z.string() })),
  hasNeighborhoods: z.boolean(),
  /** A few plain sentences about the place. Null or absent when nobody wrote any. */
  introduction: z.optional(z.nullable(z.string())),
});
export type Destination = z.output<typeof destinationSchema>;

/** A page of destinations. `totalCount` counts all matches. */
export const destinationListSchema = z.object({
  destinations: z.array(destinationSchema),
  totalCount: z.int(),
});
export type DestinationList = z.output<typeof destinationListSchema>;
