import * as z from 'zod/mini';
import type { NamedSchema, OutputOf } from './namedSchema.ts';

const configurationFields = {
  /** The club's name, as pages and emails show it. */
  clubName: z.string(),
  /** The postal address in the footer, lines separated by line breaks. */
  clubAddress: z.string(),
  /** The email of the concierge, null only where no server gave a configuration. */
  staffEmail: z.nullable(z.string()),
  /** The telephone number of the concierge, as the club writes it; null if the club gives none. */
  clubPhone: z.nullable(z.string()),
  /** What dials that number with its extension, a `tel:` URL. Absent from older servers. */
  clubPhoneUrl: z.optional(z.nullable(z.string())),
  /** The page of the club's newsletter. Null hides its link. */
  newsletterUrl: z.nullable(z.string()),
  /** The page where somebody can apply for membership. Null hides its link. */
  membershipUrl: z.nullable(z.string()),
  /** The path of the logo, which ends with its size as in `.160x40.png`. Null shows the club's name. */
  logoUrl: z.nullable(z.string()),
  /** The path of the logo for the dark theme. Null or absent shows the other one. */
  logoDarkUrl: z.optional(z.nullable(z.string())),
  /** The key of Google Maps. Null draws maps with MapLibre. */
  googleMapsKey: z.nullable(z.string()),
  /** A MapLibre style of the club's own. Null uses that of the app. */
  mapStyleUrl: z.nullable(z.string()),
  /** An archive of map tiles, `.pmtiles`, or the list of the club's own archives, `.json`. */
  mapTilesUrl: z.nullable(z.string()),
  /** The service worker for reading guides without network; null while that is switched off. */
  serviceWorkerUrl: z.nullable(z.string()),
  /** The emails of the sample club's members, each in a line. Null in any other club, absent from older servers. */
  sampleMembers: z.optional(z.nullable(z.string())),
  /** The same of its staff. */
  sampleStaff: z.optional(z.nullable(z.string())),
};

/** The part of the server's environment and of the club's settings that the browser reads at run time. */
export interface Configuration extends OutputOf<typeof configurationFields> {}
/** Parses what the server tells any browser of its environment and the club. It holds no secret of the server. */
export const configurationSchema: NamedSchema<Configuration> = z.object(configurationFields);
