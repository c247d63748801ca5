import * as z from 'zod/mini';
import { vendorHomeSchema } from './destinations.ts';
import type { NamedSchema, OutputOf } from './namedSchema.ts';
import { idSchema } from './primitives.ts';
import { furtherPicturesSchema, shownPictureSchema } from './shownPicture.ts';

const vendorFields = {
  /** Opaque. */
  id: idSchema,
  /** As the guide shows it. */
  name: z.string(),
  /** The name in links, unique in the club. */
  slug: z.string(),
  /** One of {@link vendorTypes} or another type that the categories map. */
  type: z.string(),
  /** The club's own category. Null for none. */
  category: z.nullable(z.string()),
  /** Activities on offer, separated by semicolons. */
  activityCategory: z.nullable(z.string()),
  /** Sanitized HTML. */
  description: z.string(),
  /** A picture's URL, or null for none. */
  imageUrl: z.nullable(z.string()),
  /** How that picture is shown. Absent when the club did not upload it. */
  picture: z.optional(shownPictureSchema),
  /** Its further pictures, in their order. Absent in lists, and where there are none. */
  images: furtherPicturesSchema,
  /** Street and number. Null when unknown. */
  address: z.nullable(z.string()),
  /** Null when unknown. */
  city: z.nullable(z.string()),
  /** State or region. Null when unknown. */
  state: z.nullable(z.string()),
  /** Null when unknown. */
  country: z.nullable(z.string()),
  /** The vendor's own page. Null for none. */
  website: z.nullable(z.string()),
  /** As people write it. Null or absent when the club knows none. */
  phone: z.optional(z.nullable(z.string())),
  /** What dials that number with its extension, a `tel:` URL. Absent without one, and from older servers. */
  phoneUrl: z.optional(z.string()),
  /** Degrees north, WGS 84. Null when the vendor has no fixed place. */
  latitude: z.nullable(z.number().check(z.minimum(-90), z.maximum(90))),
  /** Degrees east, WGS 84. */
  longitude: z.nullable(z.number().check(z.minimum(-180), z.maximum(180))),
  /** 0 to 3. Null when not rated. */
  michelinStars: z.nullable(z.int().check(z.minimum(0), z.maximum(3))),
  /** Null when no destination lists the vendor. Absent in a destination's own list. */
  destination: z.optional(z.nullable(vendorHomeSchema)),
};

/** A place or a business that the club recommends. */
export interface Vendor extends OutputOf<typeof vendorFields> {}
/** Parses a vendor of the club's guides. Its HTML is sanitized, and null means what the club does not know. */
export const vendorSchema: NamedSchema<Vendor> = z.object(vendorFields);

const connectionFields = {
  /** Opaque. */
  id: idSchema,
  /** The destination that lists the vendor. */
  destinationId: idSchema,
  /** The vendor itself. */
  vendor: vendorSchema,
};

/** A vendor's link to a destination. */
export interface Connection extends OutputOf<typeof connectionFields> {}
/** Parses a vendor's entry in the guide of a destination. */
export const connectionSchema: NamedSchema<Connection> = z.object(connectionFields);

const relatedVendorsFields = {
  /** Never the vendor itself. */
  vendors: z.array(connectionSchema),
};

/** Vendors that share a destination with another vendor. */
export interface RelatedVendors extends OutputOf<typeof relatedVendorsFields> {}
/** Parses the vendors of `listRelatedVendors`, each with the destination that lists it. */
export const relatedVendorsSchema: NamedSchema<RelatedVendors> = z.object(relatedVendorsFields);
