import * as z from 'zod/mini';

/** The part of the server's environment that the browser reads at run time. */
export const configurationSchema = z.object({
  clubName: z.string(),
  /** The postal address in the footer, lines separated by line breaks. */
  clubAddress: z.string(),
  newsletterUrl: z.nullable(z.string()),
  membershipUrl: z.nullable(z.string()),
  googleMapsKey: z.nullable(z.string()),
  mapStyleUrl: z.nullable(z.string()),
});
export type Configuration = z.output<typeof configurationSchema>;
