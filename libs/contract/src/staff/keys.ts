import * as z from 'zod/mini';
import type { NamedSchema, OutputOf } from '../namedSchema.ts';
import { dateTimeSchema } from '../primitives.ts';

const staffKeysFields = {
  passkeys: z.array(
    z.object({
      id: z.string(),
      /** The device on which it was made, in words. */
      name: z.string(),
      createdAt: dateTimeSchema,
      lastUsedAt: z.nullable(dateTimeSchema),
    }),
  ),
  /** Whether an authenticator app is set up. */
  hasTotp: z.boolean(),
  recoveryCodesLeft: z.int(),
};

/** The ways in which a person proves who they are. */
export interface StaffKeys extends OutputOf<typeof staffKeysFields> {}
export const staffKeysSchema: NamedSchema<StaffKeys> = z.object(staffKeysFields);

/** Ten codes, shown once. Each signs in once in place of a code of the app. */
export const recoveryCodesSchema = z.array(z.string());
