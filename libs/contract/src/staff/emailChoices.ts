import * as z from 'zod/mini';
import type { NamedSchema, OutputOf } from '../namedSchema.ts';

const emailChoicesFields = {
  /** A request that somebody gives to the caller or takes from them, and what the member does in one that the caller has. */
  assigned: z.boolean(),
  /** A note that mentions the caller. */
  mentioned: z.boolean(),
  /** Every new request. */
  everythingNew: z.boolean(),
};

/** Of what a member of staff wants emails. */
export interface EmailChoices extends OutputOf<typeof emailChoicesFields> {}
/** Parses of what a member of staff wants emails. */
export const emailChoicesSchema: NamedSchema<EmailChoices> = z.object(emailChoicesFields);
