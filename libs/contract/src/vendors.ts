import * as z from 'zod/mini';
import { idSchema } from './primitives.ts';

/** A place or a business that the club recommends. The description is sanitized HTML. */
export const vendorSchema = z.object({
  id: idSchema,
  name: z.string(),
  slug: z.string(),
  /** One of {@link vendorTypes} or another type that the categories map. */
  type: z.string(),
  category: z.nullable(z.string()),
  /** Activities on offer, separated by semicolons. */
  activityCategory: z.nullable(z.string()),
  description: z.string(),
  imageUrl: z.nullable(z.string()),
  address: z.nullable(z.string()),
  city: z.nullable(z.string()),
  state: z.nullable(z.string()),
  country: z.nullable(z.string()),
  website: z.nullable(z.string()),
  /** As people write it. Null or absent when the club knows none. */
  phone: z.optional(z.nullable(z.string())),
  /** Degrees north, WGS 84. Null when the vendor has no fixed place. */
  latitude: z.nullable(z.number().check(z.minimum(-90), z.maximum(90))),
  /** Degrees east, WGS 84. */
  longitude: z.nullable(z.number().check(z.minimum(-180), z.maximum(180))),
  michelinStars: z.nullable(z.int().check(z.minimum(0), z.maximum(3))),
});
export type Vendor = z.output<typeof vendorSchema>;

/** A vendor's link to a destination. */
export const connectionSchema = z.object({
  id: idSchema,
  destinationId: idSchema,
  vendor: vendorSchema,
});
export type Connection = z.output<typeof connectionSchema>;

/** Vendors that share a destination with another vendor. */
export const relatedVendorsSchema = z.object({ vendors: z.array(connectionSchema) });
export type RelatedVendors = z.output<typeof relatedVendorsSchema>;
