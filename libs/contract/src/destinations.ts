import * as z from 'zod/mini';
import type { NamedSchema, OutputOf } from './namedSchema.ts';
import { idSchema } from './primitives.ts';
import { shownPictureSchema } from './shownPicture.ts';

const parentDestinationFields = {
  /** Opaque. */
  id: idSchema,
  /** The city's or region's name. */
  name: z.string(),
};

/** The city or region that a neighborhood belongs to. */
export interface ParentDestination extends OutputOf<typeof parentDestinationFields> {}
const parentDestinationSchema: NamedSchema<ParentDestination> = z.object(parentDestinationFields);

const destinationFields = {
  /** Opaque. */
  id: idSchema,
  /** The place's name, without that of its parent. */
  name: z.string(),
  /** A picture's URL, or null for none. */
  imageUrl: z.nullable(z.string()),
  /** How that picture is shown. Absent when the club did not upload it. */
  picture: z.optional(shownPictureSchema),
  /** Null for a place of its own. */
  parentDestination: z.nullable(parentDestinationSchema),
  /** Whether its guide leads to neighborhoods instead of vendors. */
  hasNeighborhoods: z.boolean(),
  /** A few plain sentences about the place. Null or absent when nobody wrote any. */
  introduction: z.optional(z.nullable(z.string())),
};

/** A destination as a list item or a neighborhood, without nested lists. */
export interface Destination extends OutputOf<typeof destinationFields> {}
/** Parses a destination, or a neighborhood with the destination that it belongs to. */
export const destinationSchema: NamedSchema<Destination> = z.object(destinationFields);

const destinationListFields = {
  /** The destinations of this page. */
  destinations: z.array(destinationSchema),
  /** How many match in all. */
  totalCount: z.int(),
};

/** A page of destinations. */
export interface DestinationList extends OutputOf<typeof destinationListFields> {}
/** Parses one page of destinations. `totalCount` counts all that match, on every page. */
export const destinationListSchema: NamedSchema<DestinationList> = z.object(destinationListFields);

const vendorHomeFields = {
  id: destinationFields.id,
  name: destinationFields.name,
  parentDestination: destinationFields.parentDestination,
};

/** The destination that lists a vendor, with its parent. */
export interface VendorHome extends Pick<Destination, keyof typeof vendorHomeFields> {}
/** Parses the destination that lists a vendor, with its parent, as breadcrumbs need them. */
export const vendorHomeSchema: NamedSchema<VendorHome> = /* @__PURE__ */ z.object(vendorHomeFields);
