import * as z from 'zod/mini';
import type { NamedSchema, OutputOf } from '../namedSchema.ts';
import { dateTimeSchema } from '../primitives.ts';

const staffKeysFields = {
  /** The passkeys, which browsers and devices hold. */
  passkeys: z.array(
    z.object({
      /** Opaque. */
      id: z.string(),
      /** The device where it was made, in words. */
      name: z.string(),
      /** ISO 8601 in UTC. */
      createdAt: dateTimeSchema,
      /** ISO 8601 in UTC. Null before the first use. */
      lastUsedAt: z.nullable(dateTimeSchema),
    }),
  ),
  /** Whether an authenticator app is set up. */
  hasTotp: z.boolean(),
  /** How many recovery codes were not used yet. */
  recoveryCodesLeft: z.int(),
};

/** What a person can prove who they are with. */
export interface StaffKeys extends OutputOf<typeof staffKeysFields> {}
/** Parses the passkeys and codes of a member of staff. It holds no secret of theirs. */
export const staffKeysSchema: NamedSchema<StaffKeys> = z.object(staffKeysFields);

/** Ten codes, shown once. Each signs in once in place of a code of the app. */
export const recoveryCodesSchema = z.array(z.string());
