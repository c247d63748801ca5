import * as z from 'zod/mini';

/** The part of the server's environment that the browser reads at run time. */
export const configurationSchema = z.object({
  clubName: z.string(),
  /** The postal address in the footer, lines separated by line breaks. */
  clubAddress: z.string(),
  /** The email of the concierge, null only where no server gave a configuration. */
  staffEmail: z.nullable(z.string()),
  /** The telephone number of the concierge, as the club writes it; null if the club gives none. */
  clubPhone: z.nullable(z.string()),
  newsletterUrl: z.nullable(z.string()),
  membershipUrl: z.nullable(z.string()),
  googleMapsKey: z.nullable(z.string()),
  mapStyleUrl: z.nullable(z.string()),
  /** An archive of map tiles, `.pmtiles`, or the list of the club's own archives, `.json`. */
  mapTilesUrl: z.nullable(z.string()),
  /** The service worker for reading guides without network; null while that is switched off. */
  serviceWorkerUrl: z.nullable(z.string()),
});
export type Configuration = z.output<typeof configurationSchema>;
